import { parseArgs } from 'node:util';
import { messageOf } from '@porao/server';
import {
  act,
  anyCall,
  approve,
  ask,
  assignCase,
  type Call,
  type Command,
  callBack,
  caseCall,
  dealStarted,
  decide,
  lookAtPattern,
  move,
  type OpsCall,
  type Options,
  openCase,
  read,
  received,
  refundSent,
  retryAll,
  retryJob,
  returned,
  role,
  status,
  textAbout,
  UsageError,
} from './calls.ts';

const why = '--reason TEXT';
const sideText = 'guardian|tutor --text TEXT';
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
  jobs: one('[--status live] [--q TEXT]', 'jobs, newest first', read('/api/ops/jobs', 'status', 'q'), 0),
  'cancel-job': one(`JOB ${why}`, 'take a job off the board', act('/api/ops/jobs/*/cancel')),
  applications: one('JOB', "a job's applications", read('/api/ops/jobs/*/applications')),
  fitting: one('JOB', 'tutors who fit and have not applied', read('/api/ops/jobs/*/fitting')),
  ask: one('JOB TUTOR', 'ask a tutor who fits by a notice', ask, 2),
  move: one(
    `APPLICATION shortlisted|appointed|confirm|not_selected|timed_out [${why}]`,
    'move an application',
    move,
    2,
  ),
  deals: one(
    '[--state in_process] [--q TEXT]',
    'deals, newest first',
    read('/api/ops/deals', 'state', 'q'),
    0,
  ),
  'deal-started': one(
    `DEAL guardian|tutor ${why}`,
    'record that a side said by phone that lessons started',
    dealStarted,
    2,
  ),
  'end-deal': one(`DEAL ${why}`, 'end a deal', act('/api/ops/deals/*/end')),
  'another-tutor': one(
    `DEAL ${why}`,
    'ask the other tutors of a deal that ended',
    act('/api/ops/deals/*/another-tutor'),
  ),
  cases: one(
    '[--state undecided] [--kind unsafe] [--q TEXT]',
    'cases, the most pressing first',
    read('/api/ops/cases', 'state', 'kind', 'q'),
    0,
  ),
  case: one('CASE', 'one case with its evidence', read('/api/ops/cases/*')),
  'open-case': one('DEAL guardian|tutor KIND --text TEXT', 'open one for a side on the phone', openCase, 3),
  'assign-case': one('CASE [--user USER]', 'take a case, or give it to an operator', assignCase),
  'call-back': one('CASE [--at TIME]', 'set when somebody is called back; no time ends it', callBack),
  'case-note': one('CASE --text TEXT', 'write what only operators read', textAbout('/api/ops/cases/*/note')),
  'case-call': one(
    'CASE guardian|tutor reached|missed [--text TEXT]',
    'record a call to a side',
    caseCall,
    3,
  ),
  'case-message': one(`CASE ${sideText}`, 'write to a side', textAbout('/api/ops/cases/*/message'), 2),
  'appeal-case': one(
    `CASE ${sideText}`,
    'record an appeal by phone',
    textAbout('/api/ops/cases/*/appeal'),
    2,
  ),
  'decide-case': one(
    `CASE refund|waive|replace_tutor|warn|ban_review|no_action ${why}`,
    'decide a case; both sides read the reason',
    decide,
    2,
  ),
  'confirm-case': one('CASE', 'confirm the decision of somebody else', act('/api/ops/cases/*/confirm')),
  'return-case': one(`CASE ${why}`, 'give a decision back', act('/api/ops/cases/*/return')),
  invoices: one('[--status unpaid]', 'platform charges', read('/api/ops/invoices', 'status'), 0),
  paid: one(`INVOICE ${why}`, 'record a payment', act('/api/ops/invoices/*/paid')),
  refund: one(`INVOICE ${why}`, 'refund or waive a charge', act('/api/ops/invoices/*/refund')),
  'refund-sent': one('INVOICE WAY TRXID', 'record that an owed refund was sent', refundSent, 3),
  payments: one(
    '[--state claimed] [--q TEXT]',
    'payments by hand, the oldest first',
    read('/api/ops/payments', 'state', 'q'),
    0,
  ),
  received: one('PAYMENT AMOUNT', 'record that its money came in', received, 2),
  returned: one('PAYMENT AMOUNT WAY TRXID', 'record that it came in and was sent back', returned, 4),
  'refuse-payment': one(
    `PAYMENT ${why}`,
    'refuse it; the tutor reads the reason',
    act('/api/ops/payments/*/refuse'),
  ),
  'refuse-claim': one(`INVOICE ${why}`, 'refuse a claim', act('/api/ops/invoices/*/refuse-claim')),
  'give-back': one(
    `PAYMENT ${why}`,
    'note that money of an online payment was given back by hand',
    act('/api/ops/online-payments/*/given-back'),
  ),
  users: one(
    '[--q TEXT] [--role tutor] [--status Red] [--banned 1]',
    'accounts by id, phone, e-mail or name',
    read('/api/ops/users', 'q', 'role', 'status', 'banned'),
    0,
  ),
  user: one('USER', 'one person', read('/api/ops/users/*')),
  note: one('USER --text TEXT', 'add a note about a person', textAbout('/api/ops/users/*/notes')),
  'verify-phone': one(`USER ${why}`, 'count the phone as verified', act('/api/ops/users/*/verify-phone')),
  grant: one(`USER ROLE ${why}`, 'grant a role', role('grant'), 2),
  revoke: one(`USER ROLE ${why}`, 'revoke a role', role('revoke'), 2),
  operators: one('[--q TEXT]', 'everybody with a granted role', read('/api/ops/operators', 'q'), 0),
  status: one(`USER Green|Yellow|Red|none ${why}`, 'set the account status', status, 2),
  ban: one(`USER ${why}`, 'ban an account', act('/api/ops/users/*/ban')),
  'lift-ban': one(`USER ${why}`, 'lift a ban', act('/api/ops/users/*/lift-ban')),
  'end-sessions': one(`USER ${why}`, 'sign an account out everywhere', act('/api/ops/users/*/end-sessions')),
  patterns: one(
    '[--kind unpaid] [--person USER] [--show all]',
    'patterns to look at',
    read('/api/ops/patterns', 'kind', 'person', 'show'),
    0,
  ),
  'pattern-seen': one(`PATTERN ${why}`, 'say what was found; it comes back when it grows', lookAtPattern),
  credentials: one('[--state unverified]', 'credentials', read('/api/ops/credentials', 'state'), 0),
  view: one(`CREDENTIAL ${why}`, 'a link to the image', act('/api/ops/credentials/*/view')),
  refuse: one(
    `CREDENTIAL ${why}`,
    'refuse; the tutor reads the reason',
    act('/api/ops/credentials/*/refuse'),
  ),
  verify: one(`CREDENTIAL ${why}`, 'mark as verified', act('/api/ops/credentials/*/verify')),
  unverify: one(`CREDENTIAL ${why}`, 'take it back', act('/api/ops/credentials/*/unverify')),
  replies: one(
    '[--show all]',
    'text messages that wait for an operator',
    read('/api/ops/replies', 'show'),
    0,
  ),
  'reply-done': one('MESSAGE', 'mark a text message as done', act('/api/ops/replies/*/handled')),
  outbox: one('[--phone 017...] [--limit 50]', 'text messages', read('/api/ops/outbox', 'phone', 'limit'), 0),
  emails: one(
    '[--q TEXT] [--limit 50]',
    'e-mails of the local outbox',
    read('/api/ops/emails', 'q', 'limit'),
    0,
  ),
  queues: one('', 'work in the background, by queue', read('/api/ops/queues'), 0),
  'failed-jobs': one(
    '[--queue NAME]',
    'jobs of queues that failed for good',
    read('/api/ops/queues/dead', 'queue'),
    0,
  ),
  'retry-job': one('JOB', 'try such a job again', retryJob),
  'retry-jobs': one('[--queue NAME]', 'try all of them again', retryAll, 0),
  history: one(
    'request|job|application|deal|invoice|case ID',
    'every transition',
    read('/api/ops/history/*/*'),
    2,
  ),
  audit: one('[--subject user]', "operators' acts", read('/api/ops/audit', 'subject'), 0),
  call: one('GET|POST /api/ops/... [--set name=value ...]', 'any other call of the operators', anyCall, 2),
};

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
