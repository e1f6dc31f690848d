import type { OpsSalaryMonth } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { type LessonDeal, listEntries, monthOf, planOf } from '../lessons/index.ts';
import { bookOf } from './book.ts';
import { listSalary } from './salary.repository.ts';

/** The book of a month, this one unless given, with its lessons counted as their list does. */
export async function readBook(
  db: Db,
  deal: LessonDeal,
  month: string | undefined,
  now: Date,
): Promise<OpsSalaryMonth> {
  const list = monthOf(deal, await listEntries(db, deal.id), month, now);
  return bookOf(deal, list, planOf(deal), await listSalary(db, deal.id));
}
