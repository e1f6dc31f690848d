import { type Lesson, type LessonEntry, lessonRules, liveEntries, otherSide } from '@porao/contracts';

const hourMs = 3_600_000;
const silenceMs = lessonRules.silenceHours * hourMs;

/** All that was said of the lessons of one deal, oldest first. */
export type Entries = readonly (LessonEntry & { readonly day: string })[];
export type Entry = Entries[number];
type Word = Pick<Entry, 'kind' | 'other_day'>;

export const saysHeld = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === 'held' || kind === 'made_up';

/** Returns whether two words say the same of a lesson: who cancelled it does not matter, the day it is moved to does. */
export const isSame = (one: Word, other: Word): boolean =>
  saysHeld(one) && saysHeld(other)
    ? true
    : one.kind === other.kind && (one.kind !== 'moved' || one.other_day === other.other_day);

type State = Pick<Lesson, 'by' | 'waits'> & {
  readonly state: Exclude<Lesson['state'], 'expected' | 'unsaid'> | null;
};

const stateOfWord = (word: Entry) => (saysHeld(word) ? 'held' : word.kind === 'moved' ? 'moved' : 'not_held');

/** The state of the lesson of a day, from its entries and the clock alone; null where nobody has said anything. */
export function stateOf(entries: Entries, day: string, now: Date): State {
  const ofDay = entries.filter((entry) => entry.day === day);
  const words = liveEntries(ofDay);
  const none = { by: null, waits: null };
  if (words.some(({ how }) => how === 'code')) return { ...none, state: 'held', by: 'code' };
  const [first, second] = (['tutor', 'guardian'] as const).flatMap(
    (side) => words.findLast((word) => word.side === side) ?? [],
  );
  if (!first) return { ...none, state: null };
  if (second) {
    return isSame(first, second)
      ? { ...none, state: stateOfWord(first), by: 'both' }
      : { ...none, state: 'disputed' };
  }
  // A side that took its word back has the whole time again.
  const heard = ofDay.findLast(({ side }) => side === otherSide(first.side));
  const since = Math.max(Date.parse(first.at), heard ? Date.parse(heard.at) : 0);
  const until = since + silenceMs;
  if (now.getTime() >= until) return { ...none, state: stateOfWord(first), by: 'silence' };
  const word = first.kind as NonNullable<Lesson['waits']>['word'];
  return {
    ...none,
    state: 'waiting',
    waits: { said_by: first.side, word, until: new Date(until).toISOString() },
  };
}

/** Days that words connect with this one: a lesson that was moved or made up for is one lesson on all of them. */
export function connectedDays(words: readonly Entry[], day: string): ReadonlySet<string> {
  const days = new Set([day]);
  for (const reached of days) {
    for (const { day: from, other_day: to } of words) {
      if (to === null) continue;
      if (from === reached) days.add(to);
      if (to === reached) days.add(from);
    }
  }
  return days;
}
