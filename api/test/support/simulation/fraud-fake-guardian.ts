import { again, newcomer, soon, type Variant, withTutor } from './fraud.ts';
import { hire, openJob, ordinaryDeal, otherTutors, starts } from './ordinary.ts';
import type { Deal } from './world.ts';

const fraud = 'fake_guardian';

export const fakeGuardian: readonly Variant[] = [
  {
    // No child behind it: request after request, to meet tutors and have their numbers for a coaching centre.
    fraud,
    name: 'collects_tutors',
    play: (cast) => {
      const { world, tutors } = cast;
      const { random } = world;
      const guardian = newcomer(cast, 'guardian', 170);
      for (const day of soon(cast, world.createdOf(guardian), random.int(4, 9), 4, 18)) {
        if (random.chance(0.3)) world.mark(guardian, 'home', world.fresh('home'));
        if (random.chance(0.2)) world.say(guardian, 'request', 'contact', day);
        if (random.chance(0.15)) world.request(guardian, day, { published: false, closed: day + 0.6 });
        else
          openJob(world, tutors, {
            guardian,
            day,
            meets: random.int(3, 6),
            applicants: 11,
            closed: day + 8 + random.next() * 20,
          });
      }
      return { people: [guardian], deals: [] };
    },
  },
  {
    // Calls young women to an empty flat; those who report it are few, and some only leave.
    fraud,
    name: 'lures_tutors',
    play: (cast) => {
      const { world, tutors } = cast;
      const { random } = world;
      const guardian = newcomer(cast, 'guardian', 150);
      const deals: Deal[] = [];
      for (const day of soon(cast, world.createdOf(guardian), random.int(2, 4), 8, 25)) {
        if (random.chance(0.35)) {
          openJob(world, tutors, { guardian, day, meets: random.int(2, 5), closed: day + 12 });
          continue;
        }
        const days = 1 + random.next() * 6;
        const end = random.chance(0.8)
          ? {
              after: days,
              by: random.pick(['tutor', 'tutor', 'operator'] as const),
              cause: random.pick(['behaviour', 'wrong_information', null] as const),
            }
          : null;
        const plan = {
          tutorStarts: starts(world, 0.2),
          guardianStarts: null,
          backAfter: end && days + 1,
          end,
        };
        for (const deal of withTutor(cast, guardian, day, plan)) {
          deals.push(deal);
          const kind = random.pick(['unsafe', 'unsafe', 'behaviour', 'wrong_information'] as const);
          if (random.chance(0.6)) world.problem(deal, 'tutor', kind, day + days, random.chance(0.1));
        }
      }
      if (random.chance(0.4)) {
        world.personOf(guardian).banned = true;
        const next = again(cast, 'guardian', (deals.at(-1)?.confirmed ?? world.createdOf(guardian)) + 12);
        if (random.chance(0.8)) world.share([guardian, next], 'device');
        if (random.chance(0.4)) world.share([guardian, next], 'home');
        for (const day of soon(cast, world.createdOf(next), 1, 5, 5))
          openJob(world, tutors, { guardian: next, day, meets: 3, closed: day + 9 });
        return { people: [guardian, next], deals };
      }
      return { people: [guardian], deals };
    },
  },
  {
    // The tutor is the family, too: jobs with oneself make a record that real families believe.
    fraud,
    name: 'hires_oneself',
    play: (cast) => {
      const { world, tutors, guardians } = cast;
      const { random } = world;
      const tutor = newcomer(cast, 'tutor', 220);
      const created = world.createdOf(tutor);
      const people = [tutor];
      const deals: Deal[] = [];
      const isCareful = random.chance(0.4);
      for (let count = random.int(1, 3), last = created; count > 0; count -= 1) {
        const guardian = again(cast, 'guardian', last);
        people.push(guardian);
        // A careful one borrows a phone for the second account, but not for each sign-in.
        if (!isCareful || random.chance(0.5)) world.share([tutor, guardian], 'device');
        if (random.chance(isCareful ? 0.5 : 0.8)) world.share([tutor, guardian], 'network');
        const link = random.next();
        if (link < 0.35) world.mark(tutor, 'wallet', world.markOf(guardian, 'phone'));
        else if (link < 0.6) world.mark(guardian, 'phone', world.markOf(tutor, 'parents_phone'));
        for (const day of soon(cast, world.createdOf(guardian), random.int(1, 2), 15, 30)) {
          const tutorStarts = 0.3 + random.next() * 2;
          const said = { tutorStarts, guardianStarts: tutorStarts + random.next() * (isCareful ? 1 : 0.05) };
          const paidAfter = random.chance(0.7) ? random.next() * 5 : null;
          const after = 28 + random.next() * 30;
          const end = random.chance(0.5) ? ({ after, by: 'guardian', cause: 'finished' } as const) : null;
          const months = random.pick([1, 1, 2, 0]);
          deals.push(
            hire(world, tutors, { guardian, tutor, day, months, salary: 3000, ...said, paidAfter, end }),
          );
          last = day;
        }
      }
      const family = random.pick(guardians);
      const day = Math.max(created, world.createdOf(family)) + 60;
      ordinaryDeal(world, tutors, { guardian: family, tutor, day: Math.max(20, day) });
      return { people, deals };
    },
  },
  {
    // Another medium posts invented families from its office, takes the tutors it met, and closes each request.
    fraud,
    name: 'rival_medium',
    play: (cast) => {
      const { world, tutors } = cast;
      const { random } = world;
      const first = newcomer(cast, 'guardian', 160);
      const created = world.createdOf(first);
      const people = [
        first,
        ...Array.from({ length: random.int(2, 4) }, () =>
          again(cast, 'guardian', created + random.int(0, 50)),
        ),
      ];
      // One phone for all, or one for each pair and the line of the office for all.
      if (random.chance(0.6)) world.share(people, 'device');
      else {
        world.share(people.slice(0, 2), 'device');
        if (random.chance(0.5))
          for (const id of people.slice(1)) world.mark(id, 'phone', world.markOf(first, 'phone'));
      }
      if (random.chance(0.8)) world.share(people, 'network');
      const deals: Deal[] = [];
      for (const guardian of people)
        for (const day of soon(cast, world.createdOf(guardian), random.int(1, 3), 7, 30)) {
          const { job, decided } = openJob(world, tutors, {
            guardian,
            day,
            meets: random.int(2, 4),
            applicants: 9,
            closed: day + 6 + random.next() * 12,
          });
          const [tutor] = otherTutors(world, tutors, day, 1);
          // Now and then a family is real, and the deal with it, too.
          if (tutor !== undefined && random.chance(0.12))
            ordinaryDeal(world, tutors, { guardian, tutor, day: decided, job });
        }
      return { people, deals };
    },
  },
];
