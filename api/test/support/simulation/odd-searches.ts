import { dayFor, type Oddity, someTutor, spread } from './odd.ts';
import { hire, openJob, ordinaryDeal, salaryOf, starts } from './ordinary.ts';
import { monthOf } from './to-facts.ts';
import type { Day } from './world.ts';

const own = [1, 1] as const;
const isExamSeason = (day: Day) => [0, 1, 2, 3, 8, 9, 10].includes(monthOf(day));

/** Odd but honest ways of looking for a tutor, keeping one and paying one. */
export const oddSearches: readonly Oddity[] = [
  {
    // A month before each examination, as long as the child goes to school; often the tutor of last time.
    name: 'exam_months',
    side: 'guardian',
    size: own,
    play: (cast, [guardian = 0]) => {
      const { world, tutors } = cast;
      const { random } = world;
      const days = spread(world, world.createdOf(guardian), random.int(2, 4), 110, 80).filter(isExamSeason);
      let tutor: number | null = null;
      const returns = random.chance(0.5);
      for (const day of days) {
        tutor = (returns && tutor) || someTutor(cast, day);
        if (tutor === null) return;
        const end = { after: 28 + random.next() * 8, by: 'guardian', cause: 'finished' } as const;
        const said = { tutorStarts: starts(world, 0.9), guardianStarts: starts(world, 0.8) };
        hire(world, tutors, {
          guardian,
          tutor,
          day,
          months: 1,
          ...said,
          paidAfter: random.next() * 7,
          end: random.chance(0.8) ? end : null,
        });
      }
    },
  },
  {
    // Nobody is good enough: a new tutor every few weeks, each of them paid.
    name: 'choosy',
    side: 'guardian',
    size: own,
    play: (cast, [guardian = 0]) => {
      const { world, tutors } = cast;
      const { random } = world;
      const count = random.pick([2, 2, 3, 3, 4]);
      let complaints = 0;
      for (const day of spread(world, world.createdOf(guardian), count, 25, 60)) {
        const tutor = someTutor(cast, day);
        if (tutor === null) continue;
        const days = 9 + random.next() * 40;
        const said = { tutorStarts: starts(world, 0.9), guardianStarts: starts(world, 0.8) };
        const end = {
          after: days,
          by: 'guardian',
          cause: random.pick(['not_suitable', 'not_suitable', null] as const),
        } as const;
        const paidAfter = random.chance(0.85) ? random.next() * 6 : null;
        const deal = hire(world, tutors, {
          guardian,
          tutor,
          day,
          ...said,
          paidAfter,
          backAfter: days + 1,
          end,
        });
        if (complaints > 0 || !random.chance(0.3)) continue;
        complaints += 1;
        world.problem(
          deal,
          random.pick(['guardian', 'tutor'] as const),
          'ended_early',
          day + days + 1,
          random.chance(0.6),
        );
      }
    },
  },
  {
    // Meets tutor after tutor and takes nobody, or the last one.
    name: 'meets_many',
    side: 'guardian',
    size: own,
    play: ({ world, tutors }, [guardian = 0]) => {
      const { random } = world;
      for (const day of spread(world, world.createdOf(guardian), random.int(2, 3), 30, 120)) {
        const meets = random.int(3, 6);
        const { job, met, decided } = openJob(world, tutors, {
          guardian,
          day,
          meets,
          applicants: 10,
          closed: day + 12 + random.next() * 18,
        });
        const tutor = met.at(-1);
        if (tutor !== undefined && random.chance(0.35))
          ordinaryDeal(world, tutors, { guardian, tutor, day: decided, job });
      }
    },
  },
  {
    // Writes the own number and "salary in advance" into the request until it is published.
    name: 'clumsy_writer',
    side: 'guardian',
    size: own,
    play: ({ world }, [guardian = 0]) => {
      const { random } = world;
      const day = dayFor(world, [guardian]);
      for (let count = random.int(1, 3); count > 0; count -= 1) {
        world.request(guardian, day + count * 0.4, { published: false, closed: day + count * 0.4 + 0.3 });
        world.say(guardian, 'request', random.chance(0.75) ? 'contact' : 'money', day + count * 0.4);
      }
    },
  },
  {
    // Pays late in a bad month: the tutor says so, and goes on.
    name: 'short_of_money',
    side: 'guardian',
    size: own,
    play: (cast, [guardian = 0]) => {
      const { world, tutors } = cast;
      const { random } = world;
      for (const day of spread(world, world.createdOf(guardian), random.int(1, 2), 90, 120)) {
        const tutor = someTutor(cast, day);
        if (tutor === null) continue;
        const said = { tutorStarts: starts(world, 0.9), guardianStarts: starts(world, 0.7) };
        const end = {
          after: 70 + random.next() * 120,
          by: 'tutor',
          cause: random.pick(['unpaid', 'finished', null] as const),
        } as const;
        const isEnded = random.chance(0.5);
        const deal = hire(world, tutors, {
          guardian,
          tutor,
          day,
          ...said,
          paidAfter: random.next() * 7,
          end: isEnded ? end : null,
        });
        if (random.chance(0.8))
          world.problem(deal, 'tutor', 'unpaid', day + 36 + random.next() * 25, random.chance(0.6));
      }
    },
  },
  {
    // Pays far above others, for an English medium school in Gulshan.
    name: 'well_off',
    side: 'guardian',
    size: own,
    play: (cast, [guardian = 0]) => {
      const { world, tutors } = cast;
      const day = dayFor(world, [guardian]);
      const tutor = someTutor(cast, day);
      if (tutor === null) return;
      const said = { tutorStarts: starts(world, 0.9), guardianStarts: starts(world, 0.6) };
      hire(world, tutors, { guardian, tutor, day, ...said, salary: salaryOf(world) + 20_000, paidAfter: 1 });
    },
  },
];
