import type { Lesson, LessonEntry, LessonMonth, LessonWord } from '@porao/contracts';
import { call, newCallKey, query } from '@porao/platform';

export const lessonsCall = 'GET /api/deals/:id/lessons';

export const lessonsQuery = (id: number, month: string | null) =>
  query(lessonsCall, { params: { id }, query: month === null ? {} : { month } });

export type Reader = Pick<LessonMonth, 'deal_id' | 'side' | 'name' | 'today'>;

/** Words whose answer did not come, by their content: sent again they are the same entry. */
const open = new Map<string, string>();

export async function sendWord(id: number, word: LessonWord) {
  const content = JSON.stringify([id, word]);
  const key = open.get(content) ?? newCallKey();
  open.set(content, key);
  const answer = await call('POST /api/deals/:id/lessons', { params: { id }, body: { ...word, key } });
  open.delete(content);
  return answer;
}

/** Entries of a lesson that nobody took back. */
export function liveOf<E extends LessonEntry>({ entries }: { entries: readonly E[] }): E[] {
  const takenBack = new Set(entries.map(({ takes_back }) => takes_back));
  return entries.filter(({ id, kind }) => kind !== 'taken_back' && !takenBack.has(id));
}

export const ownWord = (lesson: Lesson, side: Reader['side']): LessonEntry | undefined =>
  liveOf(lesson).findLast((entry) => entry.side === side);
