import type { Candidate, Checked } from '@porao/contracts';
import { formatDate, textsOf } from '@porao/platform';

const en = {
  phone: 'Phone checked {day}',
  noPhone: 'Phone not checked',
  call: 'address checked by a call {day}',
  paper: 'address checked by a paper {day}',
  noAddress: 'address not checked',
  papers: 'papers checked: {names} (last {day})',
  noPapers: 'no paper checked',
  line: '{first}; {second}',
} as const;
const bn = {
  phone: 'ফোন যাচাই হয়েছে {day}',
  noPhone: 'ফোন যাচাই হয়নি',
  call: 'ঠিকানা ফোনে কথা বলে যাচাই হয়েছে {day}',
  paper: 'ঠিকানা কাগজ দেখে যাচাই হয়েছে {day}',
  noAddress: 'ঠিকানা যাচাই হয়নি',
  papers: 'যাচাই করা সনদপত্র: {names} (সর্বশেষ {day})',
  noPapers: 'কোনো সনদপত্র যাচাই হয়নি',
  line: '{first}; {second}',
};
const t = textsOf<typeof en>({ en, bn });

const phoneText = (at: string | null | undefined): string =>
  at ? t('phone', { day: formatDate(at) }) : t('noPhone');

/** Says what the site has checked of a family, and when. */
export const familyChecked = ({ phone_at, address }: Checked): string =>
  t('line', {
    first: phoneText(phone_at),
    second: address ? t(address.by, { day: formatDate(address.at) }) : t('noAddress'),
  });

/** The same of a tutor, whose papers are checked in place of an address. */
export const tutorChecked = ({
  phone_checked_at,
  verified_credentials: papers,
  papers_checked_at: last,
}: Pick<Candidate, 'phone_checked_at' | 'verified_credentials' | 'papers_checked_at'>): string =>
  t('line', {
    first: phoneText(phone_checked_at),
    second: last ? t('papers', { names: papers.join(', '), day: formatDate(last) }) : t('noPapers'),
  });
