import { dayFor, newest, type Oddity, someTutor, spread } from './odd.ts';
import { hire, ordinaryDeal, starts } from './ordinary.ts';

const own = [1, 1] as const;

/** Odd but honest families: of a house, of relatives, and with a tutor who is near to them. */
export const oddHouseholds: readonly Oddity[] = [
  {
    // Husband and wife, each with an account, one home and one phone that lies on the table.
    name: 'spouses',
    side: 'guardian',
    size: [2, 2],
    play: (cast, [wife = 0, husband = 0]) => {
      const { world, tutors } = cast;
      const { random } = world;
      const both = [wife, husband];
      for (const kind of ['home', 'network'] as const) world.share(both, kind);
      if (random.chance(0.7)) world.share(both, 'device');
      world.mark(wife, 'phone', world.markOf(husband, 'phone'));
      const day = dayFor(world, both);
      const tutor = someTutor(cast, day);
      if (tutor === null) return;
      ordinaryDeal(world, tutors, { guardian: wife, tutor, day });
      // The tutor of one child is often taken for the other one, too.
      if (random.chance(0.4))
        ordinaryDeal(world, tutors, { guardian: husband, tutor, day: day + 20 + random.next() * 90 });
    },
  },
  {
    name: 'many_children',
    side: 'guardian',
    size: own,
    play: (cast, [guardian = 0]) => {
      const { world, tutors } = cast;
      for (const day of spread(world, world.createdOf(guardian), world.random.int(3, 6), 4, 40)) {
        const tutor = someTutor(cast, day);
        if (tutor !== null) ordinaryDeal(world, tutors, { guardian, tutor, day });
      }
    },
  },
  {
    // The tutor opens the account for her, or lets her say on the tutor's phone that lessons began.
    name: 'tutor_helps_with_the_phone',
    side: 'guardian',
    size: own,
    play: (cast, [guardian = 0]) => {
      const { world, tutors } = cast;
      const day = dayFor(world, [guardian]);
      const tutor = someTutor(cast, day);
      if (tutor === null) return;
      const said = { tutorStarts: 2, guardianStarts: 2.01 };
      hire(world, tutors, { guardian, tutor, day, ...said, paidAfter: world.random.next() * 7 });
      world.share([tutor, guardian], world.random.chance(0.6) ? 'device' : 'network');
    },
  },
  {
    // The elder child teaches elsewhere, gets the money on the mother's number and uses her phone.
    name: 'elder_child_teaches',
    side: 'guardian',
    size: own,
    play: (cast, [guardian = 0]) => {
      const { world, tutors } = cast;
      const { random } = world;
      const child = random.pick(tutors);
      world.mark(child, 'parents_phone', world.markOf(guardian, 'phone'));
      world.share([guardian, child], 'network');
      if (random.chance(0.5)) world.mark(child, 'wallet', world.markOf(guardian, 'phone'));
      if (random.chance(0.4)) world.share([guardian, child], 'device');
      const day = dayFor(world, [guardian]);
      const tutor = someTutor(cast, day, [child]);
      if (tutor !== null) ordinaryDeal(world, tutors, { guardian, tutor, day });
    },
  },
  {
    name: 'moved_house',
    side: 'guardian',
    size: own,
    play: (cast, [guardian = 0]) => {
      const { world, tutors } = cast;
      world.mark(guardian, 'home', world.fresh('home'));
      for (const day of spread(world, world.createdOf(guardian), 2, 35, 90)) {
        const tutor = someTutor(cast, day);
        if (tutor === null) continue;
        const days = 12 + world.random.next() * 40;
        const said = { tutorStarts: 2, guardianStarts: starts(world, 0.7) };
        const end = { after: days, by: 'guardian', cause: 'moved' } as const;
        hire(world, tutors, { guardian, tutor, day, ...said, paidAfter: 4, backAfter: days + 1, end });
      }
    },
  },
  {
    // One who knows the site posts for sisters and neighbours, from one phone.
    name: 'posts_for_relatives',
    side: 'guardian',
    size: [2, 3],
    play: (cast, members) => {
      const { world, tutors } = cast;
      world.share(members, 'device');
      const [first = 0, ...others] = members;
      for (const other of others)
        if (world.random.chance(0.6)) world.mark(other, 'phone', world.markOf(first, 'phone'));
      const from = newest(world, members);
      for (const [index, day] of spread(world, from, members.length, 10, 60).entries()) {
        const tutor = someTutor(cast, day);
        const guardian = members[index];
        if (tutor !== null && guardian !== undefined) ordinaryDeal(world, tutors, { guardian, tutor, day });
      }
    },
  },
];
