import { again, newcomer, soon, type Variant, withFamily, withTutor } from './fraud.ts';
import { type Cast, someGuardian } from './odd.ts';
import { ordinaryDeal, starts } from './ordinary.ts';
import type { Deal } from './world.ts';

const fraud = 'no_show_after_charge';

/** A family waits for a tutor who has its address and does not come; some families only look for another one. */
function letDown(
  cast: Cast,
  tutor: number,
  day: number,
  plan: { told: number; came: boolean; claims: number },
): Deal[] {
  const { world } = cast;
  const { random } = world;
  const days = (plan.came ? 6 : 2) + random.next() * 12;
  const isTold = random.chance(plan.told);
  const cause = random.pick(
    plan.came
      ? (['no_lessons', 'not_suitable', null] as const)
      : (['no_tutor_came', 'no_tutor_came', null] as const),
  );
  const by = random.pick(['guardian', 'guardian', 'operator', 'tutor'] as const);
  const isEnded = random.chance(0.8);
  const made = withFamily(cast, tutor, day, {
    tutorStarts: starts(world, plan.came ? 0.9 : 0.35),
    guardianStarts: plan.came ? starts(world, 0.75) : null,
    paidAfter: random.chance(0.45) ? random.next() * 6 : null,
    backAfter: isEnded && random.chance(plan.claims) ? days + 1 + random.next() * 5 : null,
    end: isEnded ? { after: days, by, cause } : null,
  });
  if (isTold)
    for (const deal of made) {
      const kind = plan.came
        ? random.pick(['lessons_not_held', 'lessons_not_held', 'no_tutor_came', 'ended_early'] as const)
        : random.pick(['no_tutor_came', 'no_tutor_came', 'other'] as const);
      world.problem(deal, 'guardian', kind, day + days * random.next(), random.chance(0.1));
    }
  return made;
}

export const noShow: readonly Variant[] = [
  {
    // Is confirmed wherever possible, and claims the charge back as if the family had ended it.
    fraud,
    name: 'tutor_never_comes',
    play: (cast) => {
      const { world } = cast;
      const tutor = newcomer(cast, 'tutor', 200);
      const days = soon(cast, world.createdOf(tutor) + 4, world.random.int(3, 5), 8, 40);
      return {
        people: [tutor],
        deals: days.flatMap((day) => letDown(cast, tutor, day, { told: 0.6, came: false, claims: 0.75 })),
      };
    },
  },
  {
    // The family is silent once the tutor has paid; who earns by it is not seen here.
    fraud,
    name: 'family_is_silent',
    play: (cast) => {
      const { world } = cast;
      const { random } = world;
      const guardian = newcomer(cast, 'guardian', 220);
      const deals = soon(cast, world.createdOf(guardian) + 5, random.int(3, 5), 12, 40).flatMap((day) => {
        const days = 7 + random.next() * 14;
        const isEnded = random.chance(0.7);
        const end = isEnded
          ? {
              after: days,
              by: random.pick(['tutor', 'tutor', 'operator', 'system'] as const),
              cause: random.pick(['moved', 'wrong_information', null] as const),
            }
          : null;
        const money = {
          paidAfter: random.chance(0.85) ? random.next() * 6 : null,
          backAfter: isEnded && random.chance(0.7) ? days + 2 : null,
        };
        const made = withTutor(cast, guardian, day, {
          tutorStarts: starts(world, 0.1),
          guardianStarts: null,
          ...money,
          end,
        });
        for (const deal of made)
          if (random.chance(0.6))
            world.problem(
              deal,
              'tutor',
              random.pick(['other', 'other', 'wrong_information', 'ended_early'] as const),
              day + days,
              random.chance(0.15),
            );
        return made;
      });
      return { people: [guardian], deals };
    },
  },
  {
    // Takes four or five jobs of two weeks and goes to the best one.
    fraud,
    name: 'takes_all_keeps_one',
    play: (cast) => {
      const { world, tutors } = cast;
      const { random } = world;
      const tutor = newcomer(cast, 'tutor', 150);
      const deals: Deal[] = [];
      let from = world.createdOf(tutor) + 6;
      for (let round = random.int(1, 2); round > 0; round -= 1) {
        const days = soon(cast, from, random.int(3, 5), 1, 4);
        const kept = days.pop();
        deals.push(
          ...days.flatMap((day) => letDown(cast, tutor, day, { told: 0.5, came: false, claims: 0.6 })),
        );
        const guardian = kept === undefined ? null : someGuardian(cast, kept);
        if (kept !== undefined && guardian !== null)
          ordinaryDeal(world, tutors, { guardian, tutor, day: kept });
        from += 80;
      }
      return { people: [tutor], deals };
    },
  },
  {
    // Careful: gives the first lesson, lets both sides say so, and is then ill; a new account when it is known.
    fraud,
    name: 'one_lesson_only',
    play: (cast) => {
      const { world } = cast;
      const { random } = world;
      const first = newcomer(cast, 'tutor', 260);
      const people = [first];
      const course = { told: 0.5, came: true, claims: 0.5 };
      const deals = soon(cast, world.createdOf(first) + 5, random.int(3, 5), 14, 35).flatMap((day) =>
        letDown(cast, first, day, course),
      );
      if (random.chance(0.45)) {
        world.personOf(first).banned = random.chance(0.6);
        const second = again(cast, 'tutor', (deals.at(-1)?.confirmed ?? 0) + 15);
        people.push(second);
        if (random.chance(0.25)) world.copyPaper(first, second, 'unverified');
        else world.share(people, random.pick(['parents_phone', 'nid', 'device'] as const));
        if (random.chance(0.5)) world.share(people, 'device');
        deals.push(
          ...soon(cast, world.createdOf(second) + 5, random.int(1, 3), 14, 30).flatMap((day) =>
            letDown(cast, second, day, course),
          ),
        );
      }
      return { people, deals };
    },
  },
];
