import { parseArgs } from 'node:util';
import { attempt, fileDriver, type Outcome, type Refusal, registryDir } from '../registry/index.ts';
import { actorName, requireReleasable } from './workspace.ts';

const usage = `Publishes parts of Porao and says which release of each is live.

  pnpm release publish <app…> [--activate] [--build] [--dist DIR]   or --all instead of names
  pnpm release activate <app> <id> [<app> <id> …]                   all in one step, or none
  pnpm release rollback <app> [id]                                  to the release live before
  pnpm release status [--json]
  pnpm release log [-n NUMBER] [--json]

An app is the name of its folder: shell, mfe-tutor, … DATA_DIR chooses the registry (default .data).
activate and rollback take --reason TEXT for the log.`;

const { values, positionals } = parse();
const [command, ...names] = positionals;
const driver = fileDriver(registryDir());
const intent = { actor: actorName(), reason: values.reason ?? '' };

switch (command) {
  case 'publish': {
    const { publishApps } = await import('./publish.command.ts');
    const released = await publishApps(driver, { names, intent, ...values });
    if (!released) process.exitCode = 1;
    break;
  }
  case 'activate': {
    if (names.length === 0 || names.length % 2 !== 0) fail('activate takes pairs of app and release id.');
    const { activate } = await import('../registry/activate.ts');
    const picks: Record<string, string> = {};
    for (let i = 0; i < names.length; i += 2) picks[requireReleasable(names[i])] = names[i + 1] ?? '';
    const done = settle(await attempt(() => activate(driver, picks, intent)));
    for (const { app, from, to } of done) console.log(`${app}: ${from ?? 'nothing'} -> ${to} is live`);
    if (done.length === 0) console.log('Already live.');
    break;
  }
  case 'rollback': {
    if (names.length === 0 || names.length > 2) fail('rollback takes an app and perhaps a release id.');
    const { rollback } = await import('../registry/activate.ts');
    const app = requireReleasable(names[0]);
    const { from, to } = settle(await attempt(() => rollback(driver, app, names[1], intent)));
    console.log(
      from === to ? `${app}: ${to} is live already` : `${app}: ${from ?? 'nothing'} -> ${to} is live`,
    );
    break;
  }
  case 'status': {
    const { printStatus } = await import('./show.command.ts');
    settle(await attempt(() => printStatus(driver, values.json)));
    break;
  }
  case 'log': {
    const { printLog } = await import('./show.command.ts');
    const limit = Number(values.number);
    if (!Number.isInteger(limit) || limit < 1) fail('-n takes a whole number from 1.');
    settle(await attempt(() => printLog(driver, limit, values.json)));
    break;
  }
  case undefined:
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
    break;
  default:
    fail(`There is no command ${command}.`);
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        activate: { type: 'boolean', default: false },
        build: { type: 'boolean', default: false },
        dist: { type: 'string' },
        reason: { type: 'string' },
        json: { type: 'boolean', default: false },
        number: { type: 'string', short: 'n', default: '20' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function settle<T>(outcome: Outcome<T>): T {
  return outcome.ok ? outcome.value : refuse(outcome.refusal);
}

function refuse({ code, message, remedy }: Refusal): never {
  console.error(`Refused (${code}): ${message}\n${remedy}`);
  process.exit(1);
}

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(1);
}
