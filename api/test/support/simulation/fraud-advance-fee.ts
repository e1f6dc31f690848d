import { again, newcomer, soon, type Variant, withFamily, withTutor } from './fraud.ts';
import type { Cast } from './odd.ts';
import { hire, openJob, ordinaryDeal, otherTutors, starts } from './ordinary.ts';
import type { Day, Deal } from './world.ts';

const fraud = 'advance_fee';

/** The tutor is asked for money before the first lesson, and some of them tell it. */
function asked({ world }: Cast, deal: Deal, day: Day, told: number, named: number) {
  const { random } = world;
  if (!random.chance(told)) return;
  world.problem(
    deal,
    'tutor',
    random.pick(['other', 'wrong_information', 'behaviour'] as const),
    day,
    random.chance(0.15),
  );
  if (random.chance(named)) world.problemWords(deal, 'tutor', 'money', day);
}
const neverBegan = { tutorStarts: null, guardianStarts: null } as const;

export const advanceFee: readonly Variant[] = [
  {
    // Posts what everybody wants, meets as many as possible within days and asks for a "registration".
    fraud,
    name: 'open_demand',
    play: (cast) => {
      const { world, tutors } = cast;
      const { random } = world;
      const guardian = newcomer(cast, 'guardian', 60);
      const deals: Deal[] = [];
      for (const day of soon(cast, world.createdOf(guardian), random.int(3, 5), 2, 12)) {
        if (random.chance(0.5)) world.say(guardian, 'request', 'money', day);
        if (random.chance(0.4)) world.say(guardian, 'request', 'contact', day);
        if (random.chance(0.25)) {
          world.request(guardian, day, { published: false, closed: day + 0.5 });
          continue;
        }
        const { job, met, decided } = openJob(world, tutors, {
          guardian,
          day,
          meets: random.int(3, 8),
          applicants: 12,
          closed: day + 20,
        });
        const [tutor] = met;
        if (tutor === undefined || !random.chance(0.35)) continue;
        const deal = confirmInVain(cast, guardian, decided, job, met);
        for (const one of deal) asked(cast, one, decided + 2 + random.next() * 4, 0.6, 0.7);
        deals.push(...deal);
      }
      return { people: [guardian], deals };
    },
  },
  {
    // An account for a few weeks, then the next one, from the same phone.
    fraud,
    name: 'disposable_accounts',
    play: (cast) => {
      const { world, tutors } = cast;
      const { random } = world;
      const people: number[] = [newcomer(cast, 'guardian', 120)];
      const deals: Deal[] = [];
      for (let count = random.int(2, 4), index = 0; index < count; index += 1) {
        const guardian = people[index];
        if (guardian === undefined) break;
        let last = world.createdOf(guardian);
        for (const day of soon(cast, last, random.int(1, 2), 3, 6)) {
          const { job, met, decided } = openJob(world, tutors, {
            guardian,
            day,
            meets: random.int(2, 5),
            applicants: 10,
            closed: day + 10,
          });
          last = decided;
          if (!random.chance(0.45)) continue;
          const made = confirmInVain(cast, guardian, decided, job, met);
          for (const one of made) asked(cast, one, decided + 3, 0.5, 0.6);
          deals.push(...made);
        }
        if (random.chance(0.3)) world.personOf(guardian).banned = true;
        if (index === count - 1) break;
        const next = again(cast, 'guardian', last);
        people.push(next);
        if (random.chance(0.85)) world.share([guardian, next], 'device');
        if (random.chance(0.3)) world.mark(next, 'phone', world.markOf(guardian, 'phone'));
        if (random.chance(0.5)) world.share([guardian, next], 'network');
      }
      return { people, deals };
    },
  },
  {
    // Careful: decent requests, one tutor at a time, and money is asked for on the phone after the confirmation.
    fraud,
    name: 'after_confirmation',
    play: (cast) => {
      const { world, tutors } = cast;
      const { random } = world;
      const guardian = newcomer(cast, 'guardian', 330);
      const created = world.createdOf(guardian);
      const [first] = otherTutors(world, tutors, created, 1);
      if (first !== undefined && random.chance(0.4))
        ordinaryDeal(world, tutors, { guardian, tutor: first, day: Math.max(10, created + 12) });
      const deals = soon(cast, created + 15, random.int(3, 5), 20, 60).flatMap((day) => {
        const days = 4 + random.next() * 12;
        const by = random.pick(['tutor', 'tutor', 'operator', 'guardian'] as const);
        const cause = random.pick(['wrong_information', 'moved', null] as const);
        const end = random.chance(0.65) ? { after: days, by, cause } : null;
        const money = {
          paidAfter: random.chance(0.4) ? random.next() * 3 : null,
          backAfter: end && days + 2,
        };
        const made = withTutor(cast, guardian, day, { ...neverBegan, ...money, end });
        for (const deal of made) asked(cast, deal, day + days, 0.45, 0.5);
        return made;
      });
      return { people: [guardian], deals };
    },
  },
  {
    // The tutor asks families for a month in advance, comes once or never, and changes the number.
    fraud,
    name: 'salary_in_advance',
    play: (cast) => {
      const { world } = cast;
      const { random } = world;
      const people = [newcomer(cast, 'tutor', 130)];
      const deals: Deal[] = [];
      const cheat = (tutor: number, count: number) => {
        let last = world.createdOf(tutor);
        for (const day of soon(cast, last, count, 3, 22)) {
          last = day;
          const days = 3 + random.next() * 11;
          const cause = random.pick(['no_tutor_came', 'no_lessons', null] as const);
          const end = random.chance(0.75)
            ? { after: days, by: random.pick(['guardian', 'guardian', 'operator'] as const), cause }
            : null;
          const said = { tutorStarts: starts(world, 0.8), guardianStarts: starts(world, 0.45) };
          const paidAfter = random.chance(0.2) ? 2 : null;
          for (const deal of withFamily(cast, tutor, day, { ...said, paidAfter, end })) {
            deals.push(deal);
            if (!random.chance(0.6)) continue;
            const kind = random.pick(['no_tutor_came', 'lessons_not_held', 'other'] as const);
            world.problem(deal, 'guardian', kind, day + days, random.chance(0.1));
            if (random.chance(0.5)) world.problemWords(deal, 'guardian', 'money', day + days);
          }
        }
        return last;
      };
      const [first = 0] = people;
      const last = cheat(first, random.int(3, 5));
      if (random.chance(0.4)) {
        world.personOf(first).banned = random.chance(0.7);
        const next = again(cast, 'tutor', last + 8);
        people.push(next);
        world.share([first, next], random.pick(['parents_phone', 'nid', 'device', 'wallet'] as const));
        cheat(next, random.int(1, 3));
      }
      return { people, deals };
    },
  },
];

/** One of those who were met is confirmed; nothing begins, and it is ended when somebody asks. */
function confirmInVain(cast: Cast, guardian: number, day: Day, job: number, met: readonly number[]) {
  const { random } = cast.world;
  const tutor = met.at(-1);
  if (tutor === undefined) return [];
  const days = 3 + random.next() * 14;
  const by = random.pick(['tutor', 'operator', 'system'] as const);
  const end = random.chance(0.6)
    ? { after: days, by, cause: random.pick(['wrong_information', null] as const) }
    : null;
  const paidAfter = random.chance(0.3) ? random.next() * 3 : null;
  const backAfter = end && days + 1 + random.next() * 4;
  return [
    hire(cast.world, cast.tutors, { guardian, tutor, day, job, ...neverBegan, paidAfter, backAfter, end }),
  ];
}
