import { describeList, type ListCase } from '@porao/platform/testing/lists';
import type { ReactNode } from 'react';
import { paths } from './common/paths.ts';
import { me, pageOf } from './common/testing/answers.ts';
import { pattern } from './common/testing/patterns.answers.ts';
import { renderAsOperator } from './common/testing/render.tsx';
import { counts, opsCase } from './features/cases/cases.answers.ts';
import CasesPage from './features/cases/cases.page.tsx';
import problems from './features/cases/locales/en.ts';
import { account, difference, entry } from './features/ledger/ledger.answers.ts';
import LedgerPage from './features/ledger/ledger.page.tsx';
import LedgerAccountPage from './features/ledger/ledger-account.page.tsx';
import LedgerDifferencesPage from './features/ledger/ledger-differences.page.tsx';
import ledger from './features/ledger/locales/en.ts';
import EmailsPage from './features/log/emails.page.tsx';
import log from './features/log/locales/en.ts';
import { auditEntry, mail, message, reply } from './features/log/log.answers.ts';
import LogPage from './features/log/log.page.tsx';
import OutboxPage from './features/log/outbox.page.tsx';
import RepliesPage from './features/log/replies.page.tsx';
import lookups from './features/lookups/locales/en.ts';
import LookupPage from './features/lookups/lookup.page.tsx';
import { row, summary } from './features/lookups/lookups.answers.ts';
import LookupsPage from './features/lookups/lookups.page.tsx';
import patterns from './features/patterns/locales/en.ts';
import PatternsPage from './features/patterns/patterns.page.tsx';
import people from './features/people/locales/en.ts';
import OperatorsPage from './features/people/operators.page.tsx';
import { operator } from './features/people/people.answers.ts';
import queues from './features/queues/locales/en.ts';
import { deadLetter, queueState } from './features/queues/queues.answers.ts';
import QueuesPage from './features/queues/queues.page.tsx';
import reports from './features/report/locales/en.ts';
import { report } from './features/report/report.answers.ts';
import ReportPage from './features/report/report.page.tsx';
import seasons from './features/seasons/locales/en.ts';
import SeasonsPage from './features/seasons/seasons.page.tsx';
import { routes } from './routes.ts';

interface PageList extends ListCase {
  path: string;
  /** Its parameters filled in. */
  address?: string;
  content: ReactNode;
  /** Holds the other answers that the page reads. */
  others?: Record<string, unknown>;
}

const summaries = { data: [summary('departments')] };
const cases: Record<string, PageList> = {
  'the lookups': {
    path: routes.lookups.path,
    content: <LookupsPage />,
    call: 'GET /api/ops/lookups',
    answer: summaries,
    failed: lookups['lookups.failed'],
    shows: 'Departments',
  },
  'the rows of a lookup': {
    path: routes.lookup.path,
    address: paths.lookup({ list: 'departments' }),
    content: <LookupPage />,
    call: 'GET /api/ops/lookups/departments',
    answer: pageOf([row(7)]),
    others: { 'GET /api/ops/lookups': summaries },
    failed: lookups['lookup.failed'],
    shows: 'Department 7',
  },
  'the days of Ramadan and Eid': {
    path: routes.seasons.path,
    content: <SeasonsPage />,
    call: 'GET /api/ops/seasons',
    answer: { data: [{ id: 1, kind: 'ramadan', year: 1448, from: '2027-02-09', to: '2027-03-09' }] },
    failed: seasons['seasons.failed'],
    shows: 'Ramadan 1448',
  },
  'the log': {
    path: routes.log.path,
    content: <LogPage />,
    call: 'GET /api/ops/audit',
    answer: pageOf([auditEntry('1')]),
    others: { 'GET /api/ops/audit/choices': { actors: [], actions: [] } },
    failed: log['log.failed'],
    shows: 'Approved request 7 at ৳ 4,000',
  },
  'the history of a thing': {
    path: routes.log.path,
    address: `${paths.log}?subject=request&id=7`,
    content: <LogPage />,
    call: 'GET /api/ops/history/request/7',
    answer: { data: [] },
    others: {
      'GET /api/ops/audit': pageOf([]),
      'GET /api/ops/audit/choices': { actors: [], actions: [] },
    },
    failed: log['log.history.failed'],
    shows: log['log.history.empty'],
  },
  'the outbox': {
    path: routes.outbox.path,
    content: <OutboxPage />,
    call: 'GET /api/ops/outbox',
    answer: { data: [message] },
    failed: log['outbox.failed'],
    shows: message.body,
  },
  'the replies': {
    path: routes.replies.path,
    content: <RepliesPage />,
    call: 'GET /api/ops/replies',
    answer: { data: [reply] },
    failed: log['replies.failed'],
    shows: reply.text,
  },
  'the e-mails': {
    path: routes.emails.path,
    content: <EmailsPage />,
    call: 'GET /api/ops/emails',
    answer: { data: [mail] },
    failed: log['emails.failed'],
    shows: mail.subject,
  },
  'the queues': {
    path: routes.queues.path,
    content: <QueuesPage />,
    call: 'GET /api/ops/queues',
    answer: { data: [queueState('waits')], worked_at: null },
    others: { 'GET /api/ops/queues/dead': pageOf([]) },
    failed: queues['queues.failed'],
    shows: queues['queues.worker.never'],
  },
  'the failed jobs': {
    path: routes.queues.path,
    content: <QueuesPage />,
    call: 'GET /api/ops/queues/dead',
    answer: pageOf([deadLetter('1')]),
    others: { 'GET /api/ops/queues': { data: [], worked_at: null } },
    failed: queues['dead.loading'],
    shows: 'no answer',
  },
  'the report': {
    path: routes.report.path,
    content: <ReportPage />,
    call: 'GET /api/ops/report',
    answer: { data: report },
    failed: reports['report.failed'],
    shows: 'Physics · Class 8 · Mirpur · Dhaka',
  },
  'the ledger': {
    path: routes.ledger.path,
    content: <LedgerPage />,
    call: 'GET /api/ops/ledger',
    answer: pageOf([account('wallet:bkash', 3250)]),
    failed: ledger['ledger.failed'],
    shows: 'bKash',
  },
  'an account of the ledger': {
    path: routes.ledgerAccount.path,
    address: paths.ledgerAccount({ account: 'charges' }),
    content: <LedgerAccountPage />,
    call: 'GET /api/ops/ledger/charges',
    answer: { ...pageOf([entry(9)]), account: account('charges', -3300) },
    failed: ledger['ledger-account.failed'],
    shows: 'Payment, invoice 5',
  },
  'the differences of the ledger': {
    path: routes.ledgerDifferences.path,
    content: <LedgerDifferencesPage />,
    call: 'GET /api/ops/ledger-differences',
    answer: { ...pageOf([difference(1)]), compared: null },
    failed: ledger['ledger-differences.failed'],
    shows: 'Payment, invoice 5',
  },
  'the cases': {
    path: routes.cases.path,
    content: <CasesPage />,
    call: 'GET /api/ops/cases',
    answer: pageOf([opsCase(8)]),
    others: { 'GET /api/ops/cases/counts': { data: counts } },
    failed: problems['cases.failed'],
    shows: 'Lessons were not held: Rahim and Salma',
  },
  'the patterns': {
    path: routes.patterns.path,
    content: <PatternsPage />,
    call: 'GET /api/ops/patterns',
    answer: pageOf([pattern()]),
    failed: patterns['patterns.failed'],
    shows: 'Tutors unpaid: Rokeya Begum',
  },
  'the operators': {
    path: routes.operators.path,
    content: <OperatorsPage />,
    call: 'GET /api/ops/operators',
    answer: pageOf([operator(7, { name: 'Rina Akter' })]),
    failed: people['operators.failed'],
    shows: 'Rina Akter',
  },
};

for (const [name, { path, address = path, content, others, ...list }] of Object.entries(cases))
  describeList(
    name,
    list,
    (answer) =>
      renderAsOperator({ [path]: content }, address, {
        'GET /api/v1/user': me('operator', 'lead'),
        ...others,
        [list.call]: answer,
      }).server,
  );
