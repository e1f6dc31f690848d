import { randomUUID } from 'node:crypto';
import { chargeRules } from '@porao/contracts/charge-rules';
import { pathTo } from '@porao/contracts/paths';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Db } from '../../kit/database/open.ts';
import { type Entity, transitionQueue } from '../transitions/index.ts';
import { addNotices, type NewNotice } from './add.repository.ts';
import type { NoticeParams } from './compose.ts';
import {
  listHiringDates,
  listLateClaims,
  listLeads,
  listOperators,
  listUnpaid,
  readFacts,
  readRole,
  readTransition,
  type TransitionFacts,
} from './facts.repository.ts';
import {
  type AnnounceWait,
  type Answer,
  type NoticeRow,
  transitionName,
  transitionNotices,
  type WaitName,
  type WaitNotice,
  waitNotices,
} from './table.ts';
import { meetingPages, reportPages } from './table-cases.ts';
import { type OtherNotice, type OtherRow, otherNotices } from './table-other.ts';

async function accountsOf(db: Db, { to }: NoticeRow, facts: TransitionFacts): Promise<readonly number[]> {
  if (to === 'operators' || to === 'leads') {
    const holders = await (to === 'leads' ? listLeads(db) : listOperators(db));
    return holders.filter((id) => !facts.parties?.includes(id));
  }
  // Jobs of the time before requests: their guardians have no page of a request.
  const account = to === 'guardian' && facts.request === null ? null : facts[to];
  return account === null ? [] : [account];
}

const pathOf = (pattern: string, { request, job, deal, account, problem }: NoticeParams): string =>
  pathTo<string>(pattern, { requestId: request, jobId: job, dealId: deal, userId: account, caseId: problem });

export async function tellTransition(db: Db, { transition: id }: { transition: string }): Promise<void> {
  const transition = await readTransition(db, id);
  if (!transition) return;
  const { entity, entity_id, from_state, to_state, actor_user_id } = transition;
  const told = transitionNotices[transitionName(entity, from_state, to_state)] ?? 'nobody';
  if (told === 'nobody') return;
  const facts = await readFacts(db, entity, entity_id);
  if (!facts) return;
  const notices = await noticesOf(db, told, facts, `transition ${id}`, entity_id);
  const ofOthers = notices.filter(({ userId }) => userId !== actor_user_id);
  await db.transaction().execute((trx) => addNotices(trx, ofOthers));
}

type Ways = Pick<OtherRow, 'channels' | 'whenUnsafe'> & { urgent?: boolean; uncounted?: boolean };

/** The channels of a row, and how pressing it is. */
function waysOf(
  { channels, whenUnsafe, urgent = false, uncounted = false }: Ways,
  { case_kind }: NoticeParams,
): Pick<NewNotice, 'channels' | 'urgent' | 'uncounted'> {
  if (whenUnsafe && case_kind === 'unsafe') return { channels: whenUnsafe, urgent: true, uncounted: true };
  return { channels, urgent, uncounted };
}

/** The page of a case without a deal: of a meeting, or of a report. */
function pageWithoutDeal({ to, path }: NoticeRow, { application }: TransitionFacts): string {
  const pages = application === null ? reportPages : meetingPages;
  return to === 'guardian' ? pages.parent : to === 'tutor' ? pages.tutor : path;
}

/** A notice for each account of the rows' parties. */
async function noticesOf(
  db: Db,
  rows: readonly NoticeRow[],
  facts: TransitionFacts,
  source: string,
  /** The id of the thing that a row asks about. */
  subject?: number,
): Promise<NewNotice[]> {
  const { request, job, deal, amount, refunded, day, problem } = facts;
  const { case_kind = null, decision = null, reason = null, closed_cause = null } = facts;
  const ofCase: NoticeParams =
    problem === undefined ? {} : { problem, case_kind, decision, reason, closed_cause };
  const params: NoticeParams = { request, job, amount, refunded, day, ...ofCase };
  const notices: NewNotice[] = [];
  for (const row of rows) {
    const { kind, text, asks } = row;
    const ways = waysOf(row, params);
    const question = asks && subject !== undefined ? { kind: asks, subject } : undefined;
    const pattern = problem !== undefined && deal === null ? pageWithoutDeal(row, facts) : row.path;
    const path = pathOf(pattern, { ...params, deal });
    for (const userId of await accountsOf(db, row, facts))
      notices.push({ userId, source, kind, text, ...ways, params, path, ...(question && { question }) });
  }
  return notices;
}

const entityOfWait = {
  review: 'request',
  details: 'request',
  terms: 'request',
  answer: 'job',
  meeting: 'application',
  acceptance: 'application',
  again: 'application',
  start: 'deal',
} as const satisfies Record<WaitNotice['wait'], Entity>;

/** Tells of the deadline of a wait, in the transaction that marks it as told. */
export const tellWait: AnnounceWait = async (trx, { wait, step, id, by, to }) => {
  const facts = await readFacts(trx, entityOfWait[wait], id);
  if (!facts) return;
  const party = (row: NoticeRow) => (row.to === 'operators') === (to === 'operators');
  const rows = waitNotices[`${wait} ${step}` as WaitName].filter(party);
  const day = dayInBangladesh(new Date(by));
  const source = `wait ${wait} ${step} ${id} ${by}`;
  const notices = await noticesOf(trx, rows, { ...facts, day }, source);
  await addNotices(
    trx,
    notices.filter(({ userId }) => to === 'operators' || to.includes(userId)),
  );
};

/** Tells the other side of an application at once, in the transaction in which it happens; once for a deadline. */
export async function tellAnswer(trx: Db, name: Answer, id: number, by: string): Promise<void> {
  const facts = await readFacts(trx, 'application', id);
  if (!facts) return;
  const day = dayInBangladesh(new Date(by));
  await addNotices(trx, await noticesOf(trx, waitNotices[name], { ...facts, day }, `${name} ${id} ${by}`));
}

export const transitionWorker = (db: Db) => ({
  queue: transitionQueue,
  work: (data: { transition: string }) => tellTransition(db, data),
});

interface Told {
  readonly userId: number;
  /** The role that the account acts in. */
  readonly role: string;
  readonly source: string;
  readonly params?: NoticeParams;
}

/** A notice that does not follow from a transition. */
export function noticeOf(name: OtherNotice, { userId, role, source, params = {} }: Told): NewNotice {
  const row: OtherRow = otherNotices[name];
  const { kind, text } = row;
  const pattern =
    typeof row.path === 'string'
      ? row.path
      : row.path[role === 'parent' || role === 'tutor' ? role : 'operator'];
  return { userId, source, kind, text, params, path: pathOf(pattern, params), ...waysOf(row, params) };
}

/** Days before the due day on which a charge is mentioned first. */
const daysBefore = 3;

/** Tells tutors of charges that are due soon, due today and overdue: once each, however often it runs. */
export async function tellCharges(db: Db, now = new Date()): Promise<void> {
  const today = dayInBangladesh(now);
  const unpaid = await listUnpaid(db, dayInBangladesh(now, daysBefore));
  const notices = unpaid.map(({ id, user_id: userId, ...params }) => {
    const { day } = params;
    const name = day > today ? 'chargeSoon' : day === today ? 'chargeDue' : 'chargeOverdue';
    return noticeOf(name, { userId, role: 'tutor', source: `${name} ${id}`, params });
  });
  if (notices.length > 0) await db.transaction().execute((trx) => addNotices(trx, notices));
}

/** Tells leads of claims that nobody decided in time: once each, however often it runs. */
export async function tellClaims(db: Db, now = new Date()): Promise<void> {
  const until = new Date(now.getTime() - chargeRules.claim.decideDays * 86_400_000);
  for (const { id, tutor, ...params } of await listLateClaims(db, until)) {
    const others = async (trx: Db) => (await listLeads(trx)).filter((lead) => lead !== tutor);
    await db
      .transaction()
      .execute((trx) => tellOperators(trx, 'claimOverdue', params, `claim overdue ${id}`, others));
  }
}

/** A guardian is asked on the first of these days after the hiring date that a process runs on. */
const daysToAsk = 7;

/** Asks guardians whose open jobs are on no list any more, since their hiring date passed: once for each date. */
export async function tellHiringPassed(db: Db, now = new Date()): Promise<void> {
  const dates = await listHiringDates(db, dayInBangladesh(now, -daysToAsk), dayInBangladesh(now, -1));
  const notices = dates.map(({ job, request, user_id: userId, hiring_date }) => {
    const source = `hiring date ${job} ${hiring_date}`;
    return noticeOf('hiringPassed', { userId, role: 'parent', source, params: { job, request } });
  });
  if (notices.length > 0) await db.transaction().execute((trx) => addNotices(trx, notices));
}

/** Tells an account what happened to it, in the transaction in which it did; once for a `source`. */
export async function tellAccount(
  trx: Db,
  name: OtherNotice,
  userId: number,
  params: NoticeParams = {},
  source = `${name} ${randomUUID()}`,
): Promise<void> {
  const role = await readRole(trx, userId);
  if (role === undefined) return;
  await addNotices(trx, [noticeOf(name, { userId, role, params, source })]);
}

/** Tells all operators, or leads, of something that is theirs to look at; once for a `source`. */
export async function tellOperators(
  trx: Db,
  name: OtherNotice,
  params: NoticeParams,
  source: string,
  list = listOperators,
): Promise<void> {
  const told = { role: 'operator', params, source };
  await addNotices(
    trx,
    (await list(trx)).map((userId) => noticeOf(name, { userId, ...told })),
  );
}
