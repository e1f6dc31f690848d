import { parseArgs } from 'node:util';
import { messageOf } from '@porao/server';

/** One call of the API as a command. */
export interface OpsCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Record<string, unknown>;
}

export class UsageError extends Error {}

type Options = Readonly<Record<string, string | string[] | undefined>>;
type Call = (positionals: readonly string[], options: Options) => OpsCall;

interface Command {
  readonly usage: string;
  readonly what: string;
  /** Number of arguments. */
  readonly words: number;
  readonly call: Call;
}

const id = (word: string | undefined): string => {
  if (!word || !/^[1-9]\d{0,9}$/.test(word)) throw new UsageError(`"${word ?? ''}" is no id.`);
  return word;
};
const query = (options: Options, ...names: string[]) => {
  const given = new URLSearchParams();
  for (const name of names) {
    const value = options[name];
    if (typeof value === 'string') given.set(name.replaceAll('-', '_'), value);
  }
  return given.size > 0 ? `?${given.toString()}` : '';
};
const read = (path: string, ...names: string[]): Call => {
  return (words, options) => {
    const filled = words.reduce((done, word) => done.replace('*', encodeURIComponent(word)), path);
    return { method: 'GET', path: filled + query(options, 'page', 'per-page', ...names) };
  };
};
const reasonOf = ({ reason }: Options) => (reason === undefined ? {} : { reason });
const act = (path: string): Call => {
  return ([word], options) => ({
    method: 'POST',
    path: path.replace('*', id(word)),
    body: reasonOf(options),
  });
};

/** `name=value`; the value is read as JSON where it is JSON. */
function assignments(set: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    set.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new UsageError(`--set takes name=value, not "${text}".`);
      const value = text.slice(at + 1);
      try {
        return [text.slice(0, at), JSON.parse(value) as unknown];
      } catch {
        return [text.slice(0, at), value];
      }
    }),
  );
}

const approve: Call = ([word], { salary, time, hours, hiring, set }) => ({
  method: 'POST',
  path: `/api/ops/requests/${id(word)}/approve`,
  body: {
    ...(salary !== undefined && { actual_salary: Number(salary) }),
    ...(time !== undefined && { tutoring_time: time }),
    ...(hours !== undefined && { tutoring_duration: Number(hours) }),
    ...(hiring !== undefined && { hiring_date: hiring }),
    ...assignments(Array.isArray(set) ? set : []),
  },
});

const status: Call = ([user, colour], options) => ({
  method: 'POST',
  path: `/api/ops/users/${id(user)}/status`,
  body: { status: colour === 'none' ? null : colour, ...reasonOf(options) },
});

const move: Call = ([application, to], options) => ({
  method: 'POST',
  path: `/api/ops/applications/${id(application)}/move`,
  body: { to, ...reasonOf(options) },
});

const why = '--reason TEXT';
const one = (usage: string, what: string, call: Call, words = 1): Command => ({ usage, what, words, call });

/** All commands except those that change operators, which need access to the database. */
export const commands: Readonly<Record<string, Command>> = {
  requests: one('[--stage Pending]', 'tutor requests, oldest first', read('/api/ops/requests', 'stage'), 0),
  approve: one(
    'REQUEST --salary 6000 --time 17:30 --hours 1.5 --hiring 2026-12-01 [--set name=value ...]',
    'publish a request as a job',
    approve,
  ),
  reject: one(`REQUEST ${why}`, 'reject a request', act('/api/ops/requests/*/reject')),
  jobs: one('[--status live]', 'jobs, newest first', read('/api/ops/jobs', 'status'), 0),
  'cancel-job': one(`JOB ${why}`, 'take a job off the board', act('/api/ops/jobs/*/cancel')),
  applications: one('JOB', "a job's applications", read('/api/ops/jobs/*/applications')),
  move: one(
    `APPLICATION shortlisted|appointed|confirm|not_selected|timed_out [${why}]`,
    'move an application',
    move,
    2,
  ),
  deals: one('', 'deals, newest first', read('/api/ops/deals'), 0),
  'end-deal': one(`DEAL ${why}`, 'end a deal', act('/api/ops/deals/*/end')),
  invoices: one('[--status unpaid]', 'platform charges', read('/api/ops/invoices', 'status'), 0),
  paid: one(`INVOICE ${why}`, 'record a payment', act('/api/ops/invoices/*/paid')),
  refund: one(`INVOICE ${why}`, 'refund or waive a charge', act('/api/ops/invoices/*/refund')),
  users: one('[--q TEXT]', 'accounts by phone, e-mail or name', read('/api/ops/users', 'q'), 0),
  status: one(`USER Green|Yellow|Red|none ${why}`, 'set the account status', status, 2),
  ban: one(`USER ${why}`, 'ban an account', act('/api/ops/users/*/ban')),
  'lift-ban': one(`USER ${why}`, 'lift a ban', act('/api/ops/users/*/lift-ban')),
  'end-sessions': one(`USER ${why}`, 'sign an account out everywhere', act('/api/ops/users/*/end-sessions')),
  credentials: one('[--state unverified]', 'credentials', read('/api/ops/credentials', 'state'), 0),
  verify: one(`CREDENTIAL ${why}`, 'mark as verified', act('/api/ops/credentials/*/verify')),
  unverify: one(`CREDENTIAL ${why}`, 'take it back', act('/api/ops/credentials/*/unverify')),
  outbox: one('[--phone 017...] [--limit 50]', 'text messages', read('/api/ops/outbox', 'phone', 'limit'), 0),
  history: one(
    'request|job|application|deal|invoice ID',
    'every transition',
    read('/api/ops/history/*/*'),
    2,
  ),
  audit: one('[--subject user]', "operators' acts", read('/api/ops/audit', 'subject'), 0),
};

const text = { type: 'string' } as const;
const optionNames = [
  'stage',
  'status',
  'state',
  'subject',
  'q',
  'phone',
  'limit',
  'page',
  'per-page',
  'reason',
  'salary',
  'time',
  'hours',
  'hiring',
  'as',
] as const;

export interface CommandLine {
  readonly name: string;
  readonly words: readonly string[];
  readonly options: Options;
}

export function readCommandLine(argv: readonly string[]): CommandLine {
  const options = {
    ...Object.fromEntries(optionNames.map((name) => [name, text])),
    set: { type: 'string', multiple: true },
  } as const;
  try {
    const args = argv.filter((argument) => argument !== '--');
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name = 'help', ...words] = positionals;
    return { name, words, options: values };
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
  '  grant-operator PHONE --reason TEXT\n      make an account an operator (needs the database itself)',
  '  revoke-operator PHONE --reason TEXT',
  '',
  'With DATABASE_URL, or while no server runs, it works on the database itself: --as PHONE (or OPS_PHONE) names the',
  'operator who acts. While a server runs on the embedded database it goes through that server and signs in with',
  'OPS_PHONE and OPS_PASSWORD.',
].join('\n');
