import {
  type Lesson,
  type LessonEntry,
  type LessonMonth,
  type LessonWord,
  liveEntries,
} from '@porao/contracts';
import { call, newCallKey } from '@porao/platform';

export const lessonsCall = 'GET /api/deals/:id/lessons';

export type Reader = Pick<LessonMonth, 'deal_id' | 'side' | 'name' | 'today'>;

/** Words whose answer did not come, by their content: sent again they are the same entry. */
const open = new Map<string, string>();

/** Sends with a key of its content, which is another one once there was an answer. */
export async function withWordKey<T>(content: object, send: (key: string) => Promise<T>): Promise<T> {
  const text = JSON.stringify(content);
  const key = open.get(text) ?? newCallKey();
  open.set(text, key);
  const answer = await send(key);
  open.delete(text);
  return answer;
}

export const sendWord = (id: number, word: LessonWord) =>
  withWordKey([id, word], (key) =>
    call('POST /api/deals/:id/lessons', { params: { id }, body: { ...word, key } }),
  );

export const ownWord = (lesson: Lesson, side: Reader['side']): LessonEntry | undefined =>
  liveEntries(lesson.entries).findLast((entry) => entry.side === side);
