import { expect, inject, it } from 'vitest';
import { isLongRun } from '../support/long.ts';
import { allCalls } from './calls.ts';
import { fuzz } from './fuzz.ts';
import { createHarness } from './harness.ts';

const harness = await createHarness();

// `pnpm --filter api fuzz` sends twenty thousand; FUZZ_SEED repeats a run. Each database gets inputs of its own.
const sample = isLongRun ? Math.max(1500, allCalls.length * 10) : allCalls.length * 2;
const inputs = Number(process.env.FUZZ_INPUTS ?? sample);
const seed = Number(
  process.env.FUZZ_SEED ?? (inject('database').kind === 'pglite' ? 20_261_120 : 20_261_121),
);

it(`API-141 ${inputs} generated inputs: no fault, no timeout, no change by a refused one`, {
  timeout: 1_800_000,
}, async () => {
  const report = await fuzz(harness, inputs, seed);
  const { faults, ...figures } = report;
  console.log('fuzz', JSON.stringify(figures));
  expect(faults.slice(0, 20)).toEqual([]);
  expect(report.slowest.ms).toBeLessThan(60_000);
  // A fuzzer whose valid inputs are all refused would prove nothing; two inputs for each call are too few to say.
  const allowed = inputs < allCalls.length * 5 ? 0.8 : 0.4;
  expect(report.neverSucceeded.length).toBeLessThan(allCalls.length * allowed);
});
