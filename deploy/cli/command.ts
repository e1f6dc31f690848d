import type { ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Issue, type RegistryDriver, typed } from '../registry/index.ts';
import type { Activated, Intent } from '../registry/live.change.ts';

const written = `Publishes parts of Porao and says which release of each is live.

  pnpm release publish <app…> [--activate] [--build] [--dist DIR]   or --all instead of names; --skip-types
  pnpm release activate <app> <id> [<app> <id> …]                   all in one step, or none
  pnpm release rollback <app> [id] [--with]                         to the last good release; with what has to go with it
  pnpm release retire <app>                                         takes the app off the site; rollback brings it back
  pnpm release canary <app> <id> [--percent 10 | --team]            beside the live one, for some visitors
  pnpm release canary <app> off                                     takes it back
  pnpm release preview <app> [id] [<app> [id] …] [--build]          one address that shows them for 7 days, not live
  pnpm release preview --list | --end ID                            --site URL, --path /page: of the address
  pnpm release promote <app>                                        makes the canary live for all
  pnpm release status [--json]
  pnpm release log [-n NUMBER] [--json]
  pnpm release gc [--days 14] [--keep 5] [--dry-run]                removes releases that nothing needs
  pnpm release doctor                                               examines the store, says remedies
  pnpm release keys new [name] [app…]                               a key that signs these apps, --all of them
  pnpm release keys list | adopt [app] [id]                         adopt signs what lacks a signature
  pnpm release keys revoke <name>                                   withdraws a key, says what that leaves unsigned
  pnpm release service-worker on|off                                off removes it from every browser
  pnpm release serve <app> [--build | --watch] [--port 3100]        its build, for one browser on any site; again at each change

An app is the name of its folder: shell, mfe-tutor, … REGISTRY_URL or DATA_DIR chooses the registry (shipping.md at /_gateway/docs of a site).
What changes the site is logged under the name of your key: the only one in DATA_DIR/release-keys, or the file RELEASE_KEY.
Before anything goes live its pages are opened in a browser; --smoke quick opens one page of each chunk,
--smoke long watches one of each for 5 s.
--reason TEXT goes into the log. --force goes over gates and needs a reason.`;

export const usage = written.replaceAll('pnpm release', typed('release'));

export const optionTypes = {
  all: { type: 'boolean', default: false },
  activate: { type: 'boolean', default: false },
  build: { type: 'boolean', default: false },
  days: { type: 'string', default: '14' },
  dist: { type: 'string' },
  end: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  json: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  keep: { type: 'string', default: '5' },
  number: { type: 'string', short: 'n', default: '20' },
  path: { type: 'string', default: '/' },
  percent: { type: 'string', default: '10' },
  port: { type: 'string', default: '3100' },
  'skip-types': { type: 'boolean', default: false },
  site: { type: 'string' },
  smoke: { type: 'string', default: 'full' },
  reason: { type: 'string', default: '' },
  team: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  with: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig;

export type Options = ReturnType<typeof parseArgs<{ options: typeof optionTypes }>>['values'];

export interface Invocation {
  readonly driver: RegistryDriver;
  /** Arguments after the command's name. */
  readonly names: readonly string[];
  readonly reason: string;
  /** In the name of the signing key; refuses when there is none. */
  readonly intent: () => Intent;
  readonly options: Options;
}

/** Throws a RegistryError, or ends the process with its usage. */
export type Command = (invocation: Invocation) => Promise<void>;

export function refuse({ code, message, remedy }: Issue): void {
  console.error(`Refused (${code}): ${message}\n${remedy}`);
}

/** With the lines of the usage for what was typed, or all of it. */
export function failWith(message: string, command = process.argv[2]): never {
  const lines = usage.split('\n').filter((line) => line.startsWith(`  ${typed(`release ${command}`)} `));
  console.error(lines.length > 0 ? `${message}\n${lines.join('\n')}` : `${message}\n\n${usage}`);
  process.exit(1);
}

export function sayLive(done: readonly Activated[]): void {
  for (const { app, from, to } of done) console.log(`${app}: ${from ?? 'nothing'} -> ${to} is live`);
}

export function wholeNumber(text: string, name: string, from: number, to = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= from && value <= to) return value;
  return failWith(
    `${name} takes a whole number from ${from}${to === Number.MAX_SAFE_INTEGER ? '' : ` to ${to}`}.`,
  );
}
