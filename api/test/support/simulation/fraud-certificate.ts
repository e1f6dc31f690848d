import { again, newcomer, soon, type Variant, withFamily } from './fraud.ts';
import type { Cast } from './odd.ts';
import { ordinaryDeal, starts } from './ordinary.ts';
import type { Deal } from './world.ts';

const fraud = 'forged_certificate';

/** Families find out that the tutor cannot teach what the paper says; most only end it. */
function disappoint(cast: Cast, tutor: number, count: number, told: number): Deal[] {
  const { world } = cast;
  const { random } = world;
  return soon(cast, world.createdOf(tutor) + 8, count, 20, 60).flatMap((day) => {
    const isFound = random.chance(0.65);
    const days = isFound ? 8 + random.next() * 35 : 60 + random.next() * 100;
    const cause = random.pick(['wrong_information', 'not_suitable', 'not_suitable', null] as const);
    const end = random.chance(0.8)
      ? {
          after: days,
          by: random.pick(['guardian', 'guardian', 'operator'] as const),
          cause: isFound ? cause : ('finished' as const),
        }
      : null;
    const said = { tutorStarts: starts(world, 0.9), guardianStarts: starts(world, 0.75) };
    const money = {
      paidAfter: random.chance(0.8) ? random.next() * 7 : null,
      backAfter: random.chance(0.4) ? days + 2 : null,
    };
    const made = withFamily(cast, tutor, day, { ...said, ...money, end });
    for (const deal of made)
      if (isFound && random.chance(told))
        world.problem(
          deal,
          'guardian',
          random.chance(0.8) ? 'wrong_information' : 'other',
          day + days,
          random.chance(0.2),
        );
    return made;
  });
}

export const forgedCertificate: readonly Variant[] = [
  {
    // Customers of one shop in Nilkhet, who do not know each other: the same sheet with another name pasted on it.
    fraud,
    name: 'same_sheet',
    play: (cast) => {
      const { world } = cast;
      const { random } = world;
      const people = Array.from({ length: random.int(2, 5) }, () => newcomer(cast, 'tutor', 160));
      const [first = 0, ...others] = people;
      world.paper(
        first,
        random.pick(['verified', 'unverified', 'refused'] as const),
        world.markOf(first, 'paper'),
      );
      for (const id of others)
        world.copyPaper(first, id, random.pick(['unverified', 'unverified', 'verified', 'refused'] as const));
      return { people, deals: people.flatMap((id) => disappoint(cast, id, random.int(0, 2), 0.4)) };
    },
  },
  {
    // Was found out, and is back with a new number, the old telephone and the old paper.
    fraud,
    name: 'back_again',
    play: (cast) => {
      const { world } = cast;
      const { random } = world;
      const first = newcomer(cast, 'tutor', 300);
      world.paper(first, 'refused');
      const deals = disappoint(cast, first, random.int(0, 2), 0.5);
      world.personOf(first).banned = random.chance(0.7);
      const second = again(cast, 'tutor', (deals.at(-1)?.confirmed ?? world.createdOf(first)) + 20);
      const isCareful = random.chance(0.4);
      if (!isCareful || random.chance(0.4)) world.share([first, second], 'device');
      if (random.chance(0.7)) world.share([first, second], 'parents_phone');
      if (random.chance(isCareful ? 0.15 : 0.5)) world.share([first, second], 'nid');
      if (isCareful) world.paper(second, 'unverified');
      else world.copyPaper(first, second, random.pick(['unverified', 'refused'] as const));
      deals.push(...disappoint(cast, second, random.int(1, 3), 0.4));
      return { people: [first, second], deals };
    },
  },
  {
    // Tries one picture after the other until an operator is tired.
    fraud,
    name: 'tries_until_believed',
    play: (cast) => {
      const { world } = cast;
      const { random } = world;
      const tutor = newcomer(cast, 'tutor', 200);
      for (let count = random.int(2, 5); count > 0; count -= 1) world.paper(tutor, 'refused');
      world.paper(tutor, random.pick(['verified', 'unverified', 'unverified'] as const));
      return { people: [tutor], deals: disappoint(cast, tutor, random.int(1, 4), 0.45) };
    },
  },
  {
    // Careful: a good forgery that was verified. Only what families say of the lessons is left.
    fraud,
    name: 'good_forgery',
    play: (cast) => {
      const { world, tutors, guardians } = cast;
      const { random } = world;
      const tutor = newcomer(cast, 'tutor', 330);
      world.paper(tutor, random.chance(0.75) ? 'verified' : 'unverified');
      // A second look after a complaint sometimes finds it.
      if (random.chance(0.3)) world.paper(tutor, 'refused');
      const deals = disappoint(cast, tutor, random.int(3, 6), 0.55);
      const guardian = random.pick(guardians);
      const day = Math.max(world.createdOf(guardian), world.createdOf(tutor)) + 20;
      if (random.chance(0.5)) ordinaryDeal(world, tutors, { guardian, tutor, day: Math.max(20, day) });
      return { people: [tutor], deals };
    },
  },
];
