import { type Lesson, type LessonEntry, liveEntries, otherSide } from '@porao/contracts';
import { formatDate } from '@porao/platform';
import { deadlineText } from '../page/deadline.ts';
import { t } from './messages.ts';

const plain = (entry: LessonEntry, all: readonly LessonEntry[]): string => {
  const { kind, how, cancelled_by, other_day, takes_back } = entry;
  if (kind === 'taken_back') {
    const taken = all.find(({ id }) => id === takes_back);
    return t('word.taken_back', { word: taken ? wordText(taken, all) : '' });
  }
  if (kind === 'not_held') return t(`word.not_held.${cancelled_by ?? 'guardian'}`);
  if (how === 'code') return t('word.code');
  return kind === 'held' ? t('word.held') : t(`word.${kind}`, { day: formatDate(other_day ?? '') });
};

/** Says what an entry says of its lesson. */
export function wordText(entry: LessonEntry, all: readonly LessonEntry[]): string {
  const word = plain(entry, all);
  return entry.how === 'phone' ? t('word.phone', { word }) : word;
}

export const entryText = (entry: LessonEntry, all: readonly LessonEntry[]): string =>
  t('says', { side: t(`Side.${entry.side}`), word: wordText(entry, all) });

/** The lines below the day of a lesson: what is known, by whom, and what follows. */
export function lessonLines(lesson: Lesson, reader: LessonEntry['side'] | null): string[] {
  const { state, by, waits, moved_from } = lesson;
  const from = moved_from === null ? [] : [t('moved.from', { day: formatDate(moved_from) })];
  const words = liveEntries(lesson.entries).map((entry) => entryText(entry, lesson.entries));
  if (waits) {
    const side = t(`side.${otherSide(waits.said_by)}`);
    const date = deadlineText(waits.until);
    const isYours = reader !== null && reader !== waits.said_by;
    return [...from, ...words, isYours ? t('waits.yours', { date }) : t('waits.mine', { side, date })];
  }
  if (by === 'code') return [...from, t('by.code')];
  return [...from, ...words, ...(state !== 'disputed' && by ? [t(`by.${by}`)] : [])];
}

/** The state as a word; who is waited for where one is. */
export const stateText = ({ state, waits }: Lesson): string =>
  state === 'waiting'
    ? t('state.waiting', { side: t(`side.${waits?.said_by === 'tutor' ? 'guardian' : 'tutor'}`) })
    : t(`state.${state}`);

export const stateTones = {
  expected: 'neutral',
  unsaid: 'accent',
  waiting: 'accent',
  held: 'success',
  not_held: 'neutral',
  moved: 'info',
  disputed: 'error',
} as const;
