import {
  type Lesson,
  type LessonEntry,
  type LessonMonth,
  type LessonWord,
  liveEntries,
} from '@porao/contracts';
import { call } from '@porao/platform';
import { withWordKey } from '../write/word-key.ts';

export const lessonsCall = 'GET /api/deals/:id/lessons';

export type Reader = Pick<LessonMonth, 'deal_id' | 'side' | 'name' | 'today'>;

export const sendWord = (id: number, word: LessonWord) =>
  withWordKey([id, word], (key) =>
    call('POST /api/deals/:id/lessons', { params: { id }, body: { ...word, key } }),
  );

export const ownWord = (lesson: Lesson, side: Reader['side']): LessonEntry | undefined =>
  liveEntries(lesson.entries).findLast((entry) => entry.side === side);
