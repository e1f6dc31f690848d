import { parseArgs } from 'node:util';
import { messageOf, StoreError } from '@porao/server';
import { toResult } from '../registry/index.ts';
import { openRegistry } from '../registry/open.ts';
import { signingKey } from '../registry/release-keys.ts';
import { type Command, failWith, optionTypes, refuse, usage } from './command.ts';

/** Loaded on demand: a rollback must not wait until a bundler or a browser is loaded. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  publish: async () => (await import('./publish.command.ts')).publishCommand,
  activate: async () => (await import('./live.command.ts')).activateCommand,
  rollback: async () => (await import('./live.command.ts')).rollbackCommand,
  retire: async () => (await import('./live.command.ts')).retireCommand,
  canary: async () => (await import('./live.command.ts')).canaryCommand,
  preview: async () => (await import('./preview.command.ts')).previewCommand,
  promote: async () => (await import('./live.command.ts')).promoteCommand,
  status: async () => (await import('./show.command.ts')).statusCommand,
  log: async () => (await import('./show.command.ts')).logCommand,
  gc: async () => (await import('./store.command.ts')).gcCommand,
  doctor: async () => (await import('./store.command.ts')).doctorCommand,
  keys: async () => (await import('./keys.command.ts')).keysCommand,
  'service-worker': async () => (await import('./live.command.ts')).workerCommand,
  serve: async () => (await import('./serve.command.ts')).serveCommand,
};

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => process.exit());

const storeRemedy =
  'Look whether REGISTRY_URL, its bucket and its keys are right and the store runs. `release status` then shows what was done.';

process.umask(0o077);
const { values, positionals } = parse();
const [name, ...names] = positionals;

if (name === undefined) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  const command = await (commands[name] ?? failWith(`There is no command ${name}.`))();
  const { reason, force } = values;
  const intent = () => ({ actor: signingKey(process.env).name, reason, force });
  const outcome = await toResult(async () =>
    command({ driver: openRegistry(process.env), names, reason, intent, options: values }),
  ).catch(storeAway);
  if (!outcome.ok) {
    refuse(outcome.error);
    process.exit(1);
  }
  // The smoke load's gateway leaves workers behind; only `serve` continues.
  if (name !== 'serve') process.exit();
}

function storeAway(error: unknown): never {
  if (!(error instanceof StoreError)) throw error;
  console.error(`${error.message}\n${error.remedy ?? storeRemedy}`);
  process.exit(1);
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: optionTypes });
  } catch (error) {
    return failWith(messageOf(error));
  }
}
