import { createRandom } from '@porao/contracts/random';
import type { PatternFacts } from '../../src/modules/patterns/facts.ts';
import type { Fraud, Variant } from './simulation/fraud.ts';
import { advanceFee } from './simulation/fraud-advance-fee.ts';
import { forgedCertificate } from './simulation/fraud-certificate.ts';
import { collusion } from './simulation/fraud-collusion.ts';
import { fakeGuardian } from './simulation/fraud-fake-guardian.ts';
import { noShow } from './simulation/fraud-no-show.ts';
import { unpaid } from './simulation/fraud-unpaid.ts';
import { createHonest } from './simulation/honest.ts';
import { createTown } from './simulation/people.ts';
import { toFacts } from './simulation/to-facts.ts';
import { createWorld } from './simulation/world.ts';

export interface PlantedCase {
  readonly fraud: Fraud;
  readonly variant: string;
  /** Accounts of those who do it, never of those who are cheated. A case is found when one of them is. */
  readonly people: readonly number[];
  /** The deals in which they do it; some frauds need none. */
  readonly deals: readonly number[];
}
export interface HonestPerson {
  readonly id: number;
  /** Names of the odd but honest things that are true of this person. */
  readonly odd: readonly string[];
}
export interface Simulation {
  readonly facts: PatternFacts;
  readonly planted: readonly PlantedCase[];
  readonly honest: readonly HonestPerson[];
}

/** Each fraud with its variants, in which the last ones are the work of careful people. */
const frauds = [advanceFee, collusion, unpaid, noShow, fakeGuardian, forgedCertificate];
const variants: readonly Variant[] = [0, 1, 2, 3].flatMap((index) =>
  frauds.flatMap((fraud) => fraud.slice(index, index + 1)),
);

/** Two years of a marketplace: `honest` accounts that cheat nobody, and `planted` cases, as many of each fraud. Those
 * who are cheated are among the honest. The same arguments give the same facts. */
export function simulate({
  seed,
  honest,
  planted,
}: {
  seed: number;
  honest: number;
  planted: number;
}): Simulation {
  const random = createRandom(seed);
  const world = createWorld(random);
  const { cast, odd } = createHonest(world, createTown(world, honest), honest);
  const cases = Array.from({ length: planted }, (_, index) => {
    const variant = variants[index % variants.length];
    if (!variant) throw new Error('No variants');
    return { ...variant, ...variant.play(cast) };
  });
  const { facts, person, dealsOf } = toFacts(world);
  return {
    facts,
    planted: cases.map(({ fraud, name, people, deals }) => ({
      fraud,
      variant: name,
      people: people.map(person),
      deals: dealsOf(deals.map(({ id }) => id)),
    })),
    honest: [...odd].map(([id, names]) => ({ id: person(id), odd: names })),
  };
}
