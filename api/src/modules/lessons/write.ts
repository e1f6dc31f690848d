import type { DealSide, LessonBody } from '@porao/contracts';
import type { z } from 'zod';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import {
  findEntryDay,
  insertEntry,
  type LessonDeal,
  listEntries,
  lockLessons,
} from './lessons.repository.ts';
import type { Entry } from './lessons.rules.ts';
import { planOf } from './month.ts';
import { tellOther } from './tell.ts';
import { type NewWord, refusalOf } from './words.rules.ts';

type Sent = z.output<typeof LessonBody>;

interface By {
  readonly side: DealSide;
  readonly how: Entry['how'];
  readonly userId: number;
  readonly reason: string | null;
}

/** The fields of a word that its kind has. */
const wordOf = ({ kind, day, other_day, takes_back }: Sent, { side, how }: By): NewWord => ({
  kind,
  day,
  side,
  how,
  other_day: kind === 'moved' || kind === 'made_up' ? (other_day ?? null) : null,
  takes_back: kind === 'taken_back' ? takes_back : null,
});

/** Adds an entry, unless a rule refuses it; one with a known key is there already. Returns the day it is of. */
export async function writeEntry(trx: Db, deal: LessonDeal, sent: Sent, by: By, now: Date): Promise<string> {
  await lockLessons(trx, deal.id);
  const known = await findEntryDay(trx, deal.id, sent.key);
  if (known !== undefined) return known;
  const entries = await listEntries(trx, deal.id);
  const word = wordOf(sent, by);
  const refusal = refusalOf(entries, word, planOf(deal), now);
  if (refusal === 'lesson.sameDay' || refusal === 'lesson.earlier' || refusal === 'lesson.targetTaken')
    throw invalid({ other_day: [refusal] });
  if (refusal) throw new ApiFailure('CONFLICT', refusal);
  const taken = entries.find(({ id }) => id === word.takes_back);
  // A clock that was moved back does not turn the order of entries.
  const last = Date.parse(entries.at(-1)?.at ?? '') || 0;
  const at = new Date(Math.max(now.getTime(), last));
  const day = taken?.day ?? word.day;
  const { kind, other_day, takes_back } = word;
  const cancelled_by = kind === 'not_held' ? (sent.cancelled_by ?? null) : null;
  const { side, how, reason, userId: user_id } = by;
  const row = { deal_id: deal.id, day, kind, side, how, cancelled_by, other_day, takes_back };
  await insertEntry(trx, { ...row, key: sent.key, user_id, reason, at });
  await tellOther(trx, deal, { day, side, userId: user_id }, now);
  return day;
}
