import type { DealSide, SalaryBody } from '@porao/contracts';
import type { z } from 'zod';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { type LessonDeal, lockLessons, monthOf, planOf } from '../lessons/index.ts';
import { boundsOf } from './book.ts';
import { type EntryRow, findSalaryMonth, insertSalary, listSalary } from './salary.repository.ts';
import { type NewWord, refusalOf } from './salary.rules.ts';
import { tellOther } from './tell.ts';

type Sent = z.output<typeof SalaryBody>;

interface By {
  readonly side: DealSide;
  readonly how: EntryRow['how'];
  readonly userId: number;
  readonly reason: string | null;
}

/** The fields of a word that its kind has; an answer is of the month of its entry. */
function wordOf(sent: Sent, { side, how }: By, entries: readonly EntryRow[]): NewWord {
  const { kind } = sent;
  const isPaid = kind === 'paid';
  const isClaim = isPaid || kind === 'due' || kind === 'salary';
  const about = isClaim ? null : sent.about;
  const way = (isPaid && sent.way) || null;
  return {
    kind,
    side,
    how,
    month: entries.find(({ id }) => id === about)?.month ?? sent.month,
    amount: isClaim ? sent.amount : null,
    way,
    trx_id: (way !== 'cash' && isPaid && sent.trx_id) || null,
    paid_on: (isPaid && sent.paid_on) || null,
    about,
  };
}

const fields = {
  'salary.future': 'paid_on',
  'salary.tooEarly': 'paid_on',
  'salary.trxUsed': 'trx_id',
} as const;
const hasField = (refusal: string): refusal is keyof typeof fields => refusal in fields;

/** Adds an entry, unless a rule refuses it; one with a known key is there already. Returns the month it is of. */
export async function writeSalary(trx: Db, deal: LessonDeal, sent: Sent, by: By, now: Date): Promise<string> {
  await lockLessons(trx, deal.id);
  const known = await findSalaryMonth(trx, deal.id, sent.key);
  if (known !== undefined) return known;
  const entries = await listSalary(trx, deal.id);
  const word = wordOf(sent, by, entries);
  const refusal = refusalOf(entries, word, boundsOf(monthOf(deal, [], undefined, now), planOf(deal)), now);
  if (refusal && hasField(refusal)) throw invalid({ [fields[refusal]]: [refusal] });
  if (refusal) throw new ApiFailure('CONFLICT', refusal);
  // A clock that was moved back does not turn the order of entries.
  const last = Date.parse(entries.at(-1)?.at ?? '') || 0;
  const at = new Date(Math.max(now.getTime(), last));
  const { reason, userId: user_id } = by;
  await insertSalary(trx, { ...word, deal_id: deal.id, key: sent.key, user_id, reason, at });
  await tellOther(trx, deal, { word, key: sent.key, userId: user_id }, entries);
  return word.month;
}
