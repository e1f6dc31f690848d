import {
  type DayChange,
  lessonRules,
  liveEntries,
  type MessageKey,
  timeOn,
  weekdayOf,
} from '@porao/contracts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import { connectedDays, type Entries, type Entry, isSame, saysHeld, stateOf } from './lessons.rules.ts';

/** The deal that lessons are of: the days on which it began and ended, and the weekdays of its routine. */
export interface Plan {
  readonly from: string;
  readonly until: string | null;
  /** By day of the week, 1 Saturday to 7 Friday: `HH:mm`. */
  readonly routine: ReadonlyMap<number, string>;
  /** Says how it is other than usual on some days. */
  readonly changes: readonly DayChange[];
}

export type NewWord = Pick<Entry, 'kind' | 'side' | 'how' | 'day' | 'other_day' | 'takes_back'>;

export const isOfDeal = ({ from, until }: Plan, day: string) =>
  day >= from && (until === null || day <= until);

/** By the routine of now, as it is on that day. */
export function plannedAt(plan: Plan, day: string): string | null {
  const time = plan.routine.get(weekdayOf(day));
  return time !== undefined && isOfDeal(plan, day) ? timeOn(time, plan.changes, day) : null;
}

type Refusal = Extract<MessageKey, `lesson.${string}`>;

/** Says why a word is refused, or null: everything that keeps one lesson one lesson. */
export function refusalOf(entries: Entries, word: NewWord, plan: Plan, now: Date): Refusal | null {
  const earliest = dayInBangladesh(now, -lessonRules.backDays);
  const latest = dayInBangladesh(now, lessonRules.aheadDays);
  const isOpen = (day: string) => isOfDeal(plan, day) && day >= earliest && day <= latest;
  if (word.kind === 'taken_back') return refuseTakingBack(entries, word, isOpen);
  if (!isOpen(word.day)) return 'lesson.outside';
  if (saysHeld(word) && word.day > dayInBangladesh(now)) return 'lesson.future';
  return refuseWord(entries, word, now) ?? refuseOtherDay(entries, word, plan, isOpen);
}

type IsOpen = (day: string) => boolean;

function refuseTakingBack(entries: Entries, { takes_back, side }: NewWord, isOpen: IsOpen): Refusal | null {
  const words = liveEntries(entries);
  const taken = entries.find(({ id, kind }) => id === takes_back && kind !== 'taken_back');
  if (taken?.side !== side) return 'lesson.entryMissing';
  if (!words.includes(taken)) return 'lesson.takenBackAlready';
  if (!isOpen(taken.day)) return 'lesson.outside';
  if (taken.kind !== 'moved') return null;
  const others = words.filter((word) => word !== taken);
  const isMovedStill = others.some((word) => word.day === taken.day && isSame(word, taken));
  return !isMovedStill && others.some(({ day }) => day === taken.other_day) ? 'lesson.linked' : null;
}

function refuseWord(entries: Entries, word: NewWord, now: Date): Refusal | null {
  const words = liveEntries(entries);
  const ofDay = words.filter(({ day }) => day === word.day);
  const isCode = word.how === 'code';
  const own = ofDay.filter(({ side }) => side === word.side);
  if (own.some((said) => !(isCode && saysHeld(said)))) return 'lesson.saidAlready';
  const { by } = stateOf(entries, word.day, now);
  if (by === 'code') return 'lesson.byCode';
  if (by === 'silence' && !isCode && !ofDay.some((said) => isSame(said, word))) return 'lesson.agreed';
  if (word.kind === 'not_held') return null;
  const connected = connectedDays([...words, ...(word.other_day === null ? [] : [asEntry(word)])], word.day);
  const isHeldElsewhere = words.some(
    (said) => saysHeld(said) && said.day !== word.day && connected.has(said.day),
  );
  return isHeldElsewhere ? 'lesson.linked' : null;
}

const asEntry = (word: NewWord): Entry => ({ ...word, id: 0, at: '', cancelled_by: null });

function refuseOtherDay(entries: Entries, word: NewWord, plan: Plan, isOpen: IsOpen): Refusal | null {
  const { kind, day, other_day: other } = word;
  if (other === null) return null;
  if (other === day) return 'lesson.sameDay';
  if (kind === 'made_up' && other > day) return 'lesson.earlier';
  if (!isOpen(other)) return 'lesson.outside';
  const words = liveEntries(entries);
  const linked = words.filter((said) => said.other_day !== null && !(said.day === day && isSame(said, word)));
  const isTaken = (one: string) => linked.some((said) => said.other_day === one);
  if (kind === 'made_up') return isTaken(other) || isMovedAway(words, other) ? 'lesson.linked' : null;
  if (words.some((said) => said.kind === 'made_up' && said.other_day === day)) return 'lesson.linked';
  if (words.some((said) => said.day === other) || isTaken(other) || plannedAt(plan, other) !== null)
    return 'lesson.targetTaken';
  return null;
}

const isMovedAway = (words: readonly Entry[], day: string) =>
  words.some((said) => said.kind === 'moved' && said.day === day);
