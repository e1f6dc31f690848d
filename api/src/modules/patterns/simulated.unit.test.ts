import { expect, it } from 'vitest';
import { isLongRun } from '../../../test/support/long.ts';
import { simulate } from '../../../test/support/simulated-deals.ts';
import { findPatterns } from './patterns.rules.ts';

/** The rules were tried in the towns of other seeds. */
const towns = isLongRun ? 24 : 4;
const seeds = Array.from({ length: towns }, (_, index) => 2000 + index * 77);

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;

it('OPS-357 finds 80 of 100 planted cases, and flags at most 2 of 100 honest people, in simulated towns', () => {
  const sums = { found: 0, planted: 0, accused: 0, honest: 0 };
  for (const seed of seeds) {
    const { facts, planted, honest } = simulate({ seed, honest: 4000, planted: 48 });
    const flagged = new Set(findPatterns(facts).flatMap(({ people }) => people));
    const found = planted.filter(({ people }) => people.some((id) => flagged.has(id))).length;
    const accused = honest.filter(({ id }) => flagged.has(id)).length;
    console.info(
      `Town ${seed}: ${share(found, planted.length)} found, ${share(accused, honest.length)} accused`,
    );
    sums.found += found;
    sums.planted += planted.length;
    sums.accused += accused;
    sums.honest += honest.length;
  }
  console.info(`All: ${share(sums.found, sums.planted)} found, ${share(sums.accused, sums.honest)} accused`);
  expect(sums.found / sums.planted).toBeGreaterThanOrEqual(0.8);
  expect(sums.accused / sums.honest).toBeLessThanOrEqual(0.02);
});
