import { type Oddity, someGuardian, spread } from './odd.ts';
import { hire, ordinaryDeal, starts } from './ordinary.ts';

const own = [1, 1] as const;

/** Odd but honest tutors. */
export const oddTutors: readonly Oddity[] = [
  {
    // Brothers and sisters have one father with one phone, one home and often one tablet.
    name: 'siblings',
    side: 'tutor',
    size: [2, 3],
    play: ({ world }, members) => {
      const { random } = world;
      world.share(members, 'parents_phone');
      world.share(members, 'network');
      if (random.chance(0.85)) world.share(members, 'address');
      if (random.chance(0.5)) world.share(members, 'device');
      if (random.chance(0.25)) world.share(members, 'wallet');
      // The youngest have no card of their own yet and enter the father's.
      if (random.chance(0.1)) world.share(members, 'nid');
    },
  },
  {
    name: 'hostel_mates',
    side: 'tutor',
    size: [3, 5],
    play: ({ world }, members) => {
      const { random } = world;
      world.share(members, 'address');
      world.share(members, 'network');
      if (random.chance(0.35)) world.share(members.slice(0, 2), 'device');
      if (random.chance(0.2)) world.share(members.slice(1, 3), 'wallet');
    },
  },
  {
    name: 'borrowed_wallet',
    side: 'tutor',
    size: own,
    play: ({ world, tutors, guardians }, [tutor = 0]) => {
      const { random } = world;
      // A friend's account, or now and then the one of an aunt who looks for a tutor herself.
      const lender = random.chance(0.8) ? random.pick(tutors) : random.pick(guardians);
      world.mark(tutor, 'wallet', world.markOf(lender, 'phone'));
    },
  },
  {
    // Courses before examinations: many short jobs that end on their day.
    name: 'short_courses',
    side: 'tutor',
    size: own,
    play: (cast, [tutor = 0]) => {
      const { world, tutors } = cast;
      const { random } = world;
      for (const day of spread(world, world.createdOf(tutor), random.int(3, 6), 35, 90)) {
        const guardian = someGuardian(cast, day, [tutor]);
        if (guardian === null) continue;
        const months = random.chance(0.75) ? 1 : 2;
        const end = {
          after: months * 30 + random.next() * 9,
          by: random.pick(['tutor', 'guardian'] as const),
          cause: 'finished',
        } as const;
        const deal = { guardian, tutor, day, months, tutorStarts: 1, guardianStarts: starts(world, 0.85) };
        hire(world, tutors, { ...deal, paidAfter: random.next() * 7, end: random.chance(0.8) ? end : null });
      }
    },
  },
  {
    name: 'unlucky',
    side: 'tutor',
    size: own,
    play: (cast, [tutor = 0]) => {
      const { world, tutors } = cast;
      const { random } = world;
      let complaints = 0;
      for (const day of spread(world, world.createdOf(tutor), random.pick([2, 2, 2, 3, 3, 4]), 40, 120)) {
        const guardian = someGuardian(cast, day, [tutor]);
        if (guardian === null) continue;
        const days = 5 + random.next() * 38;
        const cause = random.pick(['not_suitable', 'moved', 'moved', null] as const);
        const said = { tutorStarts: 1 + random.next() * 3, guardianStarts: starts(world, 0.7) };
        const money = {
          paidAfter: random.chance(0.8) ? random.next() * 5 : null,
          backAfter: random.chance(0.8) ? days + random.next() * 3 : null,
        };
        const end = { after: days, by: random.pick(['guardian', 'guardian', 'operator'] as const), cause };
        const deal = hire(world, tutors, { guardian, tutor, day, ...said, ...money, end });
        if (complaints < 2 && random.chance(0.4)) {
          complaints += 1;
          const kind = random.pick(['unpaid', 'ended_early', 'ended_early', 'other'] as const);
          world.problem(deal, 'tutor', kind, day + days + 1, random.chance(0.4));
        }
      }
    },
  },
  {
    // A fever or the own finals: two families in a row are let down, and say so.
    name: 'ill_or_in_exams',
    side: 'tutor',
    size: own,
    play: (cast, [tutor = 0]) => {
      const { world, tutors } = cast;
      const { random } = world;
      for (const day of spread(world, world.createdOf(tutor), 2, 4, 25)) {
        const guardian = someGuardian(cast, day, [tutor]);
        if (guardian === null) continue;
        const days = 6 + random.next() * 25;
        const said = { tutorStarts: starts(world, 0.8), guardianStarts: starts(world, 0.7) };
        const end = {
          after: days,
          by: random.pick(['tutor', 'guardian'] as const),
          cause: 'other',
        } as const;
        const money = {
          paidAfter: random.chance(0.6) ? 3 : null,
          backAfter: random.chance(0.6) ? days + 1 : null,
        };
        const deal = hire(world, tutors, { guardian, tutor, day, ...said, ...money, end });
        const kind = random.pick(['lessons_not_held', 'lessons_not_held', 'no_tutor_came'] as const);
        if (random.chance(0.5)) world.problem(deal, 'guardian', kind, day + days - 1, random.chance(0.35));
      }
    },
  },
  {
    // Teaches for months and never presses a button; pays when called.
    name: 'never_says_anything',
    side: 'tutor',
    size: own,
    play: (cast, [tutor = 0]) => {
      const { world, tutors } = cast;
      const { random } = world;
      for (const day of spread(world, world.createdOf(tutor), random.int(2, 3), 50, 150)) {
        const guardian = someGuardian(cast, day, [tutor]);
        const guardianStarts = starts(world, 0.3);
        if (guardian !== null)
          hire(world, tutors, {
            guardian,
            tutor,
            day,
            guardianStarts,
            paidAfter: random.chance(0.7) ? 8 + random.next() * 30 : null,
          });
      }
    },
  },
  {
    name: 'blurred_papers',
    side: 'tutor',
    size: own,
    play: ({ world }, [tutor = 0]) => {
      for (let count = world.random.int(1, 3); count > 0; count -= 1) world.paper(tutor, 'refused');
      world.paper(tutor, world.random.chance(0.8) ? 'verified' : 'unverified');
    },
  },
  {
    // Two upload from one phone, and one of them takes the other's picture by mistake.
    name: 'paper_of_a_friend',
    side: 'tutor',
    size: [2, 2],
    share: 0.01,
    play: ({ world }, [owner = 0, friend = 0]) => {
      world.copyPaper(owner, friend, world.random.chance(0.5) ? 'refused' : 'unverified');
      world.paper(friend, 'verified');
    },
  },
  {
    name: 'contact_in_profile',
    side: 'tutor',
    size: own,
    play: ({ world }, [tutor = 0]) => {
      const { random } = world;
      const day = Math.max(1, world.createdOf(tutor) + random.next() * 20);
      world.say(tutor, 'profile', 'contact', day);
      if (random.chance(0.2)) world.say(tutor, 'profile', 'money', day);
    },
  },
  {
    // Accepts, finds the way too long, and says no before the first lesson.
    name: 'changes_their_mind',
    side: 'tutor',
    size: own,
    play: (cast, [tutor = 0]) => {
      const { world, tutors } = cast;
      const { random } = world;
      for (const day of spread(world, world.createdOf(tutor), random.int(2, 3), 12, 90)) {
        const guardian = someGuardian(cast, day, [tutor]);
        if (guardian === null) continue;
        const days = 1 + random.next() * 5;
        const end = {
          after: days,
          by: 'tutor',
          cause: random.pick(['moved', 'moved', null] as const),
        } as const;
        const deal = hire(world, tutors, { guardian, tutor, day, end, backAfter: days + 1 });
        if (random.chance(0.15))
          world.problem(deal, 'guardian', 'no_tutor_came', day + days, random.chance(0.5));
      }
    },
  },
  {
    name: 'works_a_lot',
    side: 'tutor',
    size: own,
    play: (cast, [tutor = 0]) => {
      const { world, tutors } = cast;
      for (const day of spread(world, world.createdOf(tutor), world.random.int(4, 8), 15, 60)) {
        const guardian = someGuardian(cast, day, [tutor]);
        if (guardian !== null) ordinaryDeal(world, tutors, { guardian, tutor, day });
      }
    },
  },
];
