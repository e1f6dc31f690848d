import { parseArgs } from 'node:util';
import { type Check, runChecks, summaryOf } from './run-checks.ts';
import { apiReportCheck, buildCheck, builtScriptsCheck, staticChecks } from './static-checks.ts';
import { stopSignal } from './stop-signals.ts';
import { browserCheck, longChecks, vitestChecks } from './suite-checks.ts';
import { changedMembers, workspaceFolders } from './workspace-folders.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const stopped = stopSignal();
const members = values.quick ? changedMembers() : workspaceFolders();
const quick: readonly Check[] = [...vitestChecks(members), ...staticChecks(members)];
const all = values.long
  ? [...longChecks, apiReportCheck]
  : values.quick
    ? quick
    : [buildCheck, browserCheck, builtScriptsCheck, ...quick];
const names = values.only?.split(',') ?? all.map(({ name }) => name);
const unknown = names.filter((name) => !all.some((check) => check.name === name));

if (values.list || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no check ${unknown.join(', ')}.`);
  console.log(`Checks: ${all.map(({ name }) => name).join(', ')}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const chosen = all.filter(({ name }) => names.includes(name));
console.log(`Running ${chosen.map(({ name }) => name).join(', ')}`);
const outcomes = await runChecks(chosen, {
  signal: stopped,
  say: console.log,
  verbose: chosen.length === 1,
});
console.log(summaryOf(outcomes));
process.exitCode = stopped.aborted || outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
