import { parseArgs } from 'node:util';
import { type Check, type Count, staticChecks } from './static-checks.ts';
import { stopSignal } from './stop-signals.ts';
import { suiteChecks } from './suite-checks.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, list: { type: 'boolean', default: false } },
});
const stopped = stopSignal();
const all: readonly Check[] = [...staticChecks, ...suiteChecks()];
const names = values.only?.split(',') ?? all.map(({ name }) => name);
const unknown = names.filter((name) => !all.some((check) => check.name === name));

if (values.list || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no check ${unknown.join(', ')}.`);
  console.log(`Checks: ${all.map(({ name }) => name).join(', ')}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const total = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const check of all.filter(({ name }) => names.includes(name))) {
  if (stopped.aborted) break;
  console.log(`\n== ${check.name}: ${check.what}`);
  const { passed, failed } = await countOf(check);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(check.name);
}
if (failures.length > 0) console.log(`\nFailed in: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || stopped.aborted ? 1 : 0;

/** A check that breaks counts as failed. */
async function countOf(check: Check): Promise<Count> {
  try {
    return await check.run(stopped);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
