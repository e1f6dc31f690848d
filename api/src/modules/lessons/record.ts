import { liveEntries, type ProvedRecord, recordLessons } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { listEntriesOfTutors } from './lessons.repository.ts';
import { type Entries, stateOf } from './lessons.rules.ts';

interface Proved {
  readonly day: string;
  readonly onTime: boolean;
}

/** Lessons of one deal that the code or both sides prove; silence proves nothing to others. */
export function provedLessons(entries: Entries, now: Date): Proved[] {
  const live = liveEntries(entries);
  const days = new Set(entries.map(({ day }) => day));
  return [...days].flatMap((day) => {
    const { state, by } = stateOf(entries, day, now);
    if (state !== 'held' || (by !== 'code' && by !== 'both')) return [];
    const isMadeUp = live.some((word) => word.day === day && word.kind === 'made_up');
    const isMoved = live.some((word) => word.kind === 'moved' && word.other_day === day);
    return [{ day, onTime: !isMadeUp && !isMoved }];
  });
}

/** Sums up the lessons of all deals of a tutor; null below the least that is shown. */
export function recordOf(deals: readonly Entries[], now: Date): ProvedRecord | null {
  const lessons = deals.flatMap((entries) => provedLessons(entries, now));
  if (lessons.length < recordLessons) return null;
  return {
    months: new Set(lessons.map(({ day }) => day.slice(0, 7))).size,
    lessons: lessons.length,
    on_time: lessons.filter(({ onTime }) => onTime).length,
  };
}

/** The records of tutors, of those alone who agreed unless it is the tutor who reads the own one. */
export async function readRecords(
  db: Db,
  tutorIds: readonly number[],
  of: 'consented' | 'own' = 'consented',
): Promise<ReadonlyMap<number, ProvedRecord | null>> {
  const now = new Date();
  const rows = await listEntriesOfTutors(db, tutorIds, of === 'own');
  const byTutor = Map.groupBy(rows, ({ tutor_id }) => tutor_id);
  return new Map(
    [...byTutor].map(([tutor, entries]) => {
      const deals = Map.groupBy(entries, ({ deal_id }) => deal_id);
      return [tutor, recordOf([...deals.values()], now)] as const;
    }),
  );
}
