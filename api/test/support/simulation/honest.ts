import type { Side } from '../../../src/modules/patterns/facts.ts';
import type { Cast, Oddity } from './odd.ts';
import { oddHouseholds } from './odd-households.ts';
import { oddSearches } from './odd-searches.ts';
import { oddTutors } from './odd-tutors.ts';
import { ordinaryDeal, ordinarySearch, searchDay } from './ordinary.ts';
import { createGuardian, createTutor, type Town } from './people.ts';
import { lastDay, type World } from './world.ts';

/** Share of a side's people that each oddity is given to. */
const oddShare = 0.05;

/** Oddities of an account alone: one computer of a copy shop for many, and tutors who look for a tutor. */
const shopComputer = 'shop_computer';
const bothSides = 'both_sides';

/** Every honest person with the odd things that are true of them; each thing is drawn apart from the others. */
export function createHonest(world: World, town: Town, count: number) {
  const { random } = world;
  const created = () => -250 + random.next() * (lastDay + 215);
  const tutorCount = Math.round(count * 0.55);
  const tutors = Array.from({ length: tutorCount }, () => createTutor(world, town, created()));
  const guardians = Array.from({ length: count - tutorCount }, () => createGuardian(world, town, created()));
  const odd = new Map<number, string[]>([...tutors, ...guardians].map((id) => [id, []]));
  const cast: Cast = { world, town, tutors, guardians };

  const label = (id: number, name: string) => odd.get(id)?.push(name);
  const drawn = (ids: readonly number[], share: number) =>
    random
      .some(ids, Math.round(ids.length * share))
      .map((id) => ({ id, order: random.next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ id }) => id);

  for (const id of drawn([...tutors, ...guardians], oddShare)) {
    label(id, shopComputer);
    world.mark(id, 'device', random.pick(town.shops));
  }
  for (const id of drawn(tutors, oddShare)) {
    label(id, bothSides);
    world.personOf(id).sides.push('guardian');
    world.mark(id, 'home');
    if (random.chance(0.7)) ordinarySearch(world, tutors, id, searchDay(world, world.createdOf(id)));
  }
  const play = (oddity: Oddity, ids: readonly number[]) => {
    const left = drawn(ids, oddity.share ?? oddShare);
    while (left.length >= oddity.size[0]) {
      const members = left.splice(0, random.int(...oddity.size));
      if (members.length < oddity.size[0]) break;
      for (const id of members) label(id, oddity.name);
      oddity.play(cast, members);
    }
  };
  const idsOf = (side: Side) => (side === 'tutor' ? tutors : guardians);
  for (const oddity of [...oddTutors, ...oddHouseholds, ...oddSearches]) play(oddity, idsOf(oddity.side));

  // Families who only telephone have no account; an operator posts for them.
  for (const tutor of drawn(tutors, 0.03))
    ordinaryDeal(world, tutors, { guardian: null, tutor, day: searchDay(world, world.createdOf(tutor) + 8) });
  for (const guardian of guardians) {
    const searches = random.pick([0, 1, 1, 1, 1, 2, 2, 3]);
    for (let made = 0; made < searches; made += 1)
      ordinarySearch(world, tutors, guardian, searchDay(world, world.createdOf(guardian)));
  }
  return { cast, odd };
}
