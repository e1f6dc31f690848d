import { minPassword, normalizePhone } from '@porao/contracts';
import { invalid } from '../../kit/failure.ts';

export interface Person {
  readonly name: string;
  readonly phone_no: string;
  readonly email: string;
}

const maxCommon = 10_000;

/** The most common passwords of an allowed length, lower-case; loaded at the first use. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = dictionary['passwords-common'].filter(({ length }) => length >= minPassword);
  return new Set(common.slice(0, maxCommon));
}
let common: Promise<ReadonlySet<string>> | undefined;

/** Letters, marks and digits, lower-case. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Words of the site and its subject, which are guessed first. */
const siteWords: readonly string[] = (
  'porao tutor teacher tuition student guardian parent operator bangladesh dhaka password ' +
  'পড়াও টিউটর শিক্ষক টিউশন ছাত্র ছাত্রী অভিভাবক বাংলাদেশ ঢাকা পাসওয়ার্ড'
).split(' ');

/** True when fewer than four characters remain without these words. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const known = words
    .map(bare)
    .filter(({ length }) => length >= 3)
    .toSorted((a, b) => b.length - a.length);
  const whole = bare(normalizePhone(password));
  const rest = known.reduce((text, part) => text.replaceAll(part, ''), whole);
  return rest !== whole && rest.length < 4;
}

/** Facts about the person that others know. */
const ownWords = ({ name, phone_no, email }: Person) => [
  email,
  email.split('@')[0] ?? '',
  phone_no,
  phone_no.slice(1),
  name,
  ...name.split(/\s+/u),
];

/** Throws under `field` for a password that is guessed first. */
export async function refuseWeakPassword(password: string, person: Person, field: string): Promise<void> {
  common ??= readCommon();
  if ((await common).has(password.toLowerCase()) || isMadeOf(password, siteWords))
    throw invalid({ [field]: ['password.common'] });
  if (isMadeOf(password, [...ownWords(person), ...siteWords])) throw invalid({ [field]: ['password.own'] });
}
