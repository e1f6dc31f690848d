import type { Side } from '../../../src/modules/patterns/facts.ts';
import { type Crowd, otherTutors, searchDay } from './ordinary.ts';
import type { Town } from './people.ts';
import { type Day, lastDay, type World } from './world.ts';

export interface Cast {
  readonly world: World;
  readonly town: Town;
  /** All honest tutors and guardians. */
  readonly tutors: Crowd;
  readonly guardians: readonly number[];
}

/** An honest thing that is true of about one in twenty people of a side. */
export interface Oddity {
  readonly name: string;
  readonly side: Side;
  /** The fewest and the most people of the side that it takes at once. */
  readonly size: readonly [number, number];
  /** Where it is rarer than the others. */
  readonly share?: number;
  readonly play: (cast: Cast, members: readonly number[]) => void;
}

/** Days of `count` things in order, at least `gap` days apart, after `from`; fewer where time ends. */
export function spread({ random }: World, from: Day, count: number, gap: number, spare: number): Day[] {
  const days: Day[] = [];
  const needed = count * (gap + spare / 2);
  let day = Math.max(1, from + 1) + random.next() * Math.max(0, lastDay - 2 - Math.max(1, from + 1) - needed);
  for (let made = 0; made < count && day < lastDay; made += 1) {
    days.push(day);
    day += gap + random.next() * spare;
  }
  return days;
}

/** A guardian of the crowd who had an account by that day. */
export function someGuardian(
  { world, guardians }: Cast,
  day: Day,
  not: readonly number[] = [],
): number | null {
  for (let tries = 0; tries < 40; tries += 1) {
    const guardian = world.random.pick(guardians);
    if (world.createdOf(guardian) < day - 9 && !not.includes(guardian)) return guardian;
  }
  return null;
}
/** A tutor of the crowd who had an account by that day. */
export const someTutor = ({ world, tutors }: Cast, day: Day, not: readonly number[] = []): number | null =>
  otherTutors(world, tutors, day - 2, 1, not)[0] ?? null;
export const newest = (world: World, ids: readonly number[]): Day => Math.max(...ids.map(world.createdOf));
export const dayFor = (world: World, ids: readonly number[]): Day => searchDay(world, newest(world, ids));
