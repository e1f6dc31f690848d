import type { Side } from '../../../src/modules/patterns/facts.ts';
import type { Cast } from './odd.ts';
import { hire, otherTutors } from './ordinary.ts';
import { createGuardian, createTutor } from './people.ts';
import { type Day, type Deal, lastDay } from './world.ts';

export type Fraud =
  | 'advance_fee'
  | 'one_month_collusion'
  | 'unpaid_and_dismissed'
  | 'no_show_after_charge'
  | 'fake_guardian'
  | 'forged_certificate';

/** People who do it, and the deals in which they do; whom they cheat is not named. */
export interface Culprits {
  readonly people: readonly number[];
  readonly deals: readonly Deal[];
}
export interface Variant {
  readonly fraud: Fraud;
  readonly name: string;
  readonly play: (cast: Cast) => Culprits;
}

/** An account that begins early enough for `days` of what it is for. */
export function newcomer({ world, town }: Cast, side: Side, days: number, from: Day = -30): number {
  const created = from + world.random.next() * Math.max(1, lastDay - days - from);
  return side === 'tutor' ? createTutor(world, town, created) : createGuardian(world, town, created);
}

/** The next account of the same person, a few days after `day`. */
export function again({ world, town }: Cast, side: Side, day: Day): number {
  const created = Math.min(lastDay - 3, day + 1 + world.random.next() * 12);
  return side === 'tutor' ? createTutor(world, town, created) : createGuardian(world, town, created);
}

/** Days of `count` things from soon after `from` on. */
export function soon({ world }: Cast, from: Day, count: number, gap: number, spare: number): Day[] {
  const days: Day[] = [];
  let day = Math.max(2, from + 1) + world.random.next() * 9;
  for (let made = 0; made < count; made += 1) {
    days.push(day);
    day += gap + world.random.next() * spare;
  }
  return days.filter((one) => one < lastDay);
}

type Plan = Omit<Parameters<typeof hire>[2], 'guardian' | 'tutor' | 'day'>;

/** A deal with an honest tutor, if there is one by that day. */
export function withTutor(
  cast: Cast,
  guardian: number,
  day: Day,
  plan: Plan,
  not: readonly number[] = [],
): Deal[] {
  const { world, tutors } = cast;
  const [tutor] = otherTutors(world, tutors, day - 3, 1, not);
  return tutor === undefined ? [] : [hire(world, tutors, { ...plan, guardian, tutor, day })];
}
/** A deal with an honest family, if there is one by that day. */
export function withFamily(cast: Cast, tutor: number, day: Day, plan: Plan): Deal[] {
  const { world, tutors, guardians } = cast;
  for (let tries = 0; tries < 40; tries += 1) {
    const guardian = world.random.pick(guardians);
    if (world.createdOf(guardian) < day - 9) return [hire(world, tutors, { ...plan, guardian, tutor, day })];
  }
  return [];
}
