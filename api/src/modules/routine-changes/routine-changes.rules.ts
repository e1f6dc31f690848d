import { type MessageKey, type RoutineChangeBody, routineRules, shiftedTime } from '@porao/contracts';
import type { z } from 'zod';
import type { FieldErrors } from '../../kit/failure.ts';

export type Proposal = z.output<typeof RoutineChangeBody>;

interface Known {
  readonly today: string;
  readonly isEnded: boolean;
  readonly hasRamadan: boolean;
  /** Times of the routine, `HH:mm`. */
  readonly times: readonly string[];
  /** Something waits for an answer. */
  readonly hasOpen: boolean;
}

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

type Refusal = Extract<MessageKey, `routineChange.${string}`>;

/** Says why a proposal is refused: by a text of the whole, or of fields; null where it may be made. */
export function refusalOf(asked: Proposal, known: Known): Refusal | FieldErrors | null {
  if (known.isEnded) return 'routineChange.dealEnded';
  if (known.hasOpen) return 'routineChange.waiting';
  if (asked.kind === 'ramadan') return refuseTimes(asked.minutes ?? 0, known);
  const { from, to } = asked;
  if (!from || !to) return null;
  if (from < known.today) return { from: ['routineChange.past'] };
  if (to < from) return { to: ['routineChange.order'] };
  if (daysBetween(from, to) >= routineRules.mostDays) return { to: ['routineChange.long'] };
  return daysBetween(known.today, to) > routineRules.aheadDays ? { to: ['routineChange.far'] } : null;
}

function refuseTimes(minutes: number, { hasRamadan, times }: Known): Refusal | FieldErrors | null {
  if (!hasRamadan) return 'routineChange.noRamadan';
  if (times.length === 0) return 'routineChange.noRoutine';
  const isBeyond = times.some((time) => shiftedTime(time, minutes) === null);
  return isBeyond ? { minutes: ['routineChange.beyond'] } : null;
}

interface Answering {
  readonly proposed_by: string;
  readonly answer: string | null;
  readonly to: string;
}

/** Says why an answer is refused, or null. The same answer twice is none. */
export function refuseAnswer(
  change: Answering,
  { side, answer }: { side: string; answer: string },
  today: string,
): Refusal | null {
  if (change.answer !== null) return 'routineChange.answered';
  const isOwn = change.proposed_by === side;
  if (isOwn !== (answer === 'withdrawn')) return isOwn ? 'routineChange.own' : 'routineChange.notOwn';
  return change.to < today ? 'routineChange.over' : null;
}
