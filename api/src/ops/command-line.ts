import { parseArgs } from 'node:util';
import { messageOf } from '@porao/server';
import { type OpsCall, type Options, UsageError } from './calls.ts';
import { commands } from './commands.ts';

const text = { type: 'string' } as const;
/** Options of the usages, and those that several commands take. */
const optionNames = [
  ...Object.values(commands).flatMap(({ usage }) =>
    [...usage.matchAll(/--([a-z-]+)/g)].map(([, name]) => name),
  ),
  'page',
  'per-page',
  'reason',
  'as',
  'name',
  'email',
];

export interface CommandLine {
  readonly name: string;
  readonly words: readonly string[];
  readonly options: Options;
}

export function readCommandLine(argv: readonly string[]): CommandLine {
  const options = {
    ...Object.fromEntries(optionNames.map((name) => [name, text])),
    set: { type: 'string', multiple: true },
    create: { type: 'boolean' },
  } as const;
  try {
    const args = argv.filter((argument) => argument !== '--');
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name = 'help', ...words] = positionals;
    return { name, words, options: values as Options };
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

export function callOf({ name, words, options }: CommandLine): OpsCall {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".`);
  if (words.length !== command.words) throw new UsageError(`Usage: ops ${name} ${command.usage}`);
  return command.call(words, options);
}

export const help = [
  'Usage: pnpm ops COMMAND',
  ...Object.entries(commands).map(
    ([name, { usage, what }]) => `  ${`${name} ${usage}`.trim()}\n      ${what}`,
  ),
  '  grant-role PHONE ROLE --reason TEXT\n      let an account act in a role (needs the database itself)',
  '  revoke-role PHONE ROLE --reason TEXT\n      take it back and end the sessions in it',
  '  grant-operator PHONE --reason TEXT [--create [--name NAME] [--email EMAIL]]\n      make an operator, the first one a lead; --create makes the account and prints a link to choose its password',
  '  revoke-operator PHONE --reason TEXT',
  '',
  'With DATABASE_URL, or while no server runs, it works on the database itself: --as PHONE (or OPS_PHONE) names the',
  'operator who acts. While a server runs on the embedded database it goes through that server and signs in with',
  'OPS_PHONE and OPS_PASSWORD.',
].join('\n');
