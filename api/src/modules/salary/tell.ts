import { type DealSide, otherSide } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { type LessonDeal, roles } from '../lessons/index.ts';
import { addNotices, noticeOf } from '../notices/index.ts';
import type { EntryRow } from './salary.repository.ts';
import { type NewWord, toTell } from './salary.rules.ts';

type Name = 'Said' | 'Confirmed' | 'Denied' | 'TakenBack' | 'Left' | 'Waits';

interface Told {
  readonly side: DealSide;
  /** Once for each. */
  readonly source: string;
  readonly month: string;
  readonly amount: number | null;
  readonly word?: NewWord['kind'];
  /** Whoever wrote it, who is not told. */
  readonly by?: number;
}

/** Tells a side of the salary of a month; families who are asked by text messages by one, where it waits for them. */
export async function tellSide(trx: Db, deal: LessonDeal, name: Name, told: Told): Promise<void> {
  const { side, month, amount, word } = told;
  const userId = deal[side];
  if (userId === null || userId === told.by) return;
  const params = {
    job: deal.job,
    deal: deal.id,
    month,
    amount,
    ...(word && { salary_word: word }),
    ...(name === 'Left' && { tutor: deal.tutor_name }),
  };
  const source = `salary ${name} ${told.source} ${side}`;
  const notice = noticeOf(`salary${name}`, { userId, role: roles[side], source, params });
  const bySms = side === 'guardian' && deal.by_sms && name !== 'Confirmed';
  const channels = bySms ? [...notice.channels, 'sms' as const] : notice.channels;
  await addNotices(trx, [{ ...notice, path: `${notice.path}?month=${month}`, channels }]);
}

interface Written {
  readonly word: NewWord;
  readonly key: string;
  readonly userId: number;
}

/** Tells the other side what was written for it to answer, or of its own entry. */
export async function tellOther(
  trx: Db,
  deal: LessonDeal,
  { word, key, userId }: Written,
  before: readonly EntryRow[],
): Promise<void> {
  const { kind, month, amount, side } = word;
  const of = { month, source: key, by: userId };
  if (kind === 'paid' || kind === 'due' || kind === 'salary')
    return tellSide(trx, deal, 'Said', { ...of, side: otherSide(side), amount, word: kind });
  const about = toTell(before, word);
  const name = kind === 'confirmed' ? 'Confirmed' : kind === 'denied' ? 'Denied' : 'TakenBack';
  if (about) await tellSide(trx, deal, name, { ...of, side: about.side, amount: about.claim.amount });
}
