import { again, newcomer, soon, type Variant, withFamily, withTutor } from './fraud.ts';
import { hire, ordinaryDeal, starts } from './ordinary.ts';
import type { Deal, World } from './world.ts';

const fraud = 'one_month_collusion';

const bothSaid = (world: World) => ({
  tutorStarts: starts(world, 0.92),
  guardianStarts: starts(world, 0.85),
});

export const collusion: readonly Variant[] = [
  {
    // Lessons of a year, told as one-month jobs, for a charge of 20 instead of 55 percent.
    fraud,
    name: 'renewed_every_month',
    play: (cast) => {
      const { world, tutors } = cast;
      const { random } = world;
      const count = random.int(3, 8);
      const guardian = newcomer(cast, 'guardian', count * 34 + 20);
      const tutor = newcomer(cast, 'tutor', 730, -200);
      if (random.chance(0.25)) world.share([tutor, guardian], 'device');
      if (random.chance(0.2)) world.mark(tutor, 'wallet', world.markOf(guardian, 'phone'));
      const salary = random.pick([5000, 6000, 8000, 10_000]);
      const deals = soon(
        cast,
        Math.max(world.createdOf(guardian), world.createdOf(tutor)) + 6,
        count,
        28,
        9,
      ).map((day) => {
        const end = {
          after: 26 + random.next() * 5,
          by: random.pick(['guardian', 'tutor'] as const),
          cause: 'finished',
        } as const;
        const paidAfter = random.next() * 7;
        return hire(world, tutors, {
          guardian,
          tutor,
          day,
          salary,
          months: 1,
          ...bothSaid(world),
          paidAfter,
          end: random.chance(0.75) ? end : null,
        });
      });
      return { people: [guardian, tutor], deals };
    },
  },
  {
    // The tutor and each family say before day 30 that it ended, the charge comes back, and lessons go on.
    fraud,
    name: 'refunded_and_gone_on',
    play: (cast) => {
      const { world, tutors, guardians } = cast;
      const { random } = world;
      const tutor = newcomer(cast, 'tutor', 320);
      const created = world.createdOf(tutor);
      const deals = soon(cast, created + 8, random.int(3, 6), 20, 50).flatMap((day) => {
        const days = 19 + random.next() * 10;
        const end = {
          after: days,
          by: random.pick(['guardian', 'guardian', 'tutor'] as const),
          cause: random.pick(['not_suitable', 'moved', 'moved', null] as const),
        };
        const paidAfter = random.chance(0.7) ? random.next() * 6 : null;
        return withFamily(cast, tutor, day, {
          ...bothSaid(world),
          paidAfter,
          backAfter: Math.min(29.7, days + random.next()),
          end,
        });
      });
      // A job that is reported truly is what makes the others believed.
      const guardian = random.pick(guardians);
      const day = Math.max(created, world.createdOf(guardian)) + 15;
      if (random.chance(0.4)) ordinaryDeal(world, tutors, { guardian, tutor, day: Math.max(10, day) });
      return { people: [tutor], deals };
    },
  },
  {
    // The family gets a share from a medium for each tutor, and so takes a new one each month.
    fraud,
    name: 'new_tutor_each_month',
    play: (cast) => {
      const { world } = cast;
      const { random } = world;
      const count = random.int(4, 8);
      const guardian = newcomer(cast, 'guardian', count * 36 + 20);
      const isShort = random.chance(0.5);
      const deals = soon(cast, world.createdOf(guardian) + 6, count, 29, 9).flatMap((day) => {
        const days = 26 + random.next() * 11;
        const months = isShort && random.chance(0.8) ? 1 : 0;
        const cause = months ? 'finished' : random.pick(['not_suitable', 'moved', null] as const);
        const paidAfter = random.chance(0.85) ? random.next() * 8 : null;
        const backAfter = months === 0 && random.chance(0.25) ? days + 1 : null;
        const made = withTutor(cast, guardian, day, {
          months,
          ...bothSaid(world),
          paidAfter,
          backAfter,
          end: { after: days, by: 'guardian', cause },
        });
        for (const deal of made)
          if (months === 0 && random.chance(0.3))
            world.problem(deal, 'tutor', 'ended_early', day + days + 1, random.chance(0.4));
        return made;
      });
      return { people: [guardian], deals };
    },
  },
  {
    // Careful: wife, brother and mother post in turn, and sometimes two tutors of one house take turns, too.
    fraud,
    name: 'relatives_in_turn',
    play: (cast) => {
      const { world, tutors } = cast;
      const { random } = world;
      const count = random.int(4, 7);
      const first = newcomer(cast, 'guardian', count * 40 + 30);
      const created = world.createdOf(first);
      const family = [
        first,
        ...Array.from({ length: random.int(1, 2) }, () => again(cast, 'guardian', created)),
      ];
      const teachers = [newcomer(cast, 'tutor', 760 - Math.max(0, created), -100)];
      if (random.chance(0.4)) teachers.push(again(cast, 'tutor', created));
      if (random.chance(0.75)) world.share(family, 'home');
      if (random.chance(0.6)) world.share(family, 'device');
      if (random.chance(0.7)) world.share(family, 'network');
      if (random.chance(0.6)) world.share(teachers, 'parents_phone');
      const [teacher = 0] = teachers;
      const link = random.next();
      if (link < 0.35) world.mark(teacher, 'wallet', world.markOf(first, 'phone'));
      else if (link < 0.6) world.share([first, teacher], 'device');
      const deals: Deal[] = [];
      const from = Math.max(created, ...teachers.map(world.createdOf), ...family.map(world.createdOf));
      for (const [index, day] of soon(cast, from + 6, count, 27, 14).entries()) {
        const guardian = family[index % family.length] ?? first;
        const tutor = teachers[index % teachers.length] ?? teacher;
        const end = {
          after: 26 + random.next() * 8,
          by: random.pick(['guardian', 'tutor'] as const),
          cause: 'finished',
        } as const;
        deals.push(
          hire(world, tutors, {
            guardian,
            tutor,
            day,
            months: 1,
            ...bothSaid(world),
            paidAfter: random.next() * 7,
            end: random.chance(0.7) ? end : null,
          }),
        );
      }
      return { people: [...family, ...teachers], deals };
    },
  },
];
