import { again, newcomer, soon, type Variant, withTutor } from './fraud.ts';
import type { Cast } from './odd.ts';
import { ordinaryDeal, otherTutors, starts } from './ordinary.ts';
import type { Deal } from './world.ts';

const fraud = 'unpaid_and_dismissed';

interface Course {
  readonly days: readonly [number, number];
  /** Share of the tutors who open a case. */
  readonly told: number;
  readonly guardianSays: number;
}

/** Lessons begin, the salary's day comes, and the tutor is sent away. Some tutors are ashamed and say nothing. */
function dismiss(
  cast: Cast,
  guardian: number,
  day: number,
  { days: [from, to], told, guardianSays }: Course,
): Deal[] {
  const { world } = cast;
  const { random } = world;
  const days = from + random.next() * (to - from);
  const isTold = random.chance(told);
  const leaves = isTold && random.chance(0.4);
  const cause = leaves
    ? 'unpaid'
    : random.pick(['not_suitable', 'not_suitable', 'moved', 'moved', null] as const);
  const by = leaves ? 'tutor' : random.pick(['guardian', 'guardian', 'guardian', 'operator'] as const);
  const isEnded = leaves || random.chance(0.85);
  const made = withTutor(cast, guardian, day, {
    tutorStarts: starts(world, 0.92),
    guardianStarts: starts(world, guardianSays),
    paidAfter: random.chance(0.75) ? random.next() * 7 : null,
    backAfter: isEnded && (isTold || random.chance(0.4)) ? days + random.next() * 5 : null,
    end: isEnded ? { after: days, by, cause } : null,
  });
  if (isTold)
    for (const deal of made) {
      const kind = random.chance(0.75)
        ? 'unpaid'
        : random.pick(['ended_early', 'behaviour', 'other'] as const);
      world.problem(deal, 'tutor', kind, day + days + random.next() * 6, random.chance(0.15));
    }
  return made;
}

export const unpaid: readonly Variant[] = [
  {
    fraud,
    name: 'serial_family',
    play: (cast) => {
      const { world } = cast;
      const guardian = newcomer(cast, 'guardian', 260);
      const course = { days: [20, 45], told: 0.65, guardianSays: 0.6 } as const;
      const days = soon(cast, world.createdOf(guardian) + 6, world.random.int(3, 6), 35, 20);
      return { people: [guardian], deals: days.flatMap((day) => dismiss(cast, guardian, day, course)) };
    },
  },
  {
    // When tutors warn each other of the wife's name, the husband posts.
    fraud,
    name: 'spouse_goes_on',
    play: (cast) => {
      const { world } = cast;
      const { random } = world;
      const first = newcomer(cast, 'guardian', 260);
      const course = { days: [18, 45], told: 0.6, guardianSays: 0.6 } as const;
      const deals = soon(cast, world.createdOf(first) + 6, random.int(2, 3), 35, 15).flatMap((day) =>
        dismiss(cast, first, day, course),
      );
      const last = deals.at(-1)?.confirmed ?? world.createdOf(first);
      const second = again(cast, 'guardian', last + 20);
      const people = [first, second];
      if (random.chance(0.8)) world.share(people, 'home');
      if (random.chance(0.7)) world.share(people, 'device');
      if (random.chance(0.5)) world.mark(second, 'phone', world.markOf(first, 'phone'));
      world.share(people, 'network');
      deals.push(
        ...soon(cast, world.createdOf(second) + 6, random.int(1, 3), 35, 15).flatMap((day) =>
          dismiss(cast, second, day, course),
        ),
      );
      return { people, deals };
    },
  },
  {
    // Careful: pays a half with many excuses, dismisses politely, waits for months, and keeps one tutor properly.
    fraud,
    name: 'polite_and_slow',
    play: (cast) => {
      const { world, tutors } = cast;
      const { random } = world;
      const guardian = newcomer(cast, 'guardian', 480);
      const course = { days: [33, 60], told: 0.45, guardianSays: 0.85 } as const;
      const days = soon(cast, world.createdOf(guardian) + 8, random.int(3, 5), 65, 60);
      const [kept] = otherTutors(world, tutors, days[0] ?? 0, 1);
      if (kept !== undefined && random.chance(0.5))
        ordinaryDeal(world, tutors, { guardian, tutor: kept, day: (days[0] ?? 20) + 4 });
      return { people: [guardian], deals: days.flatMap((day) => dismiss(cast, guardian, day, course)) };
    },
  },
  {
    // A free week before each examination, called a trial.
    fraud,
    name: 'free_week',
    play: (cast) => {
      const { world } = cast;
      const guardian = newcomer(cast, 'guardian', 220);
      const course = { days: [5, 13], told: 0.5, guardianSays: 0.35 } as const;
      const days = soon(cast, world.createdOf(guardian) + 6, world.random.int(4, 6), 12, 30);
      return { people: [guardian], deals: days.flatMap((day) => dismiss(cast, guardian, day, course)) };
    },
  },
];
