import { failure } from '@porao/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { paths } from './common/paths.ts';
import { me, pageOf } from './common/testing/answers.ts';
import { setOnline } from './common/testing/online.ts';
import { renderAsOperator } from './common/testing/render.tsx';
import EmailsPage from './features/log/emails.page.tsx';
import log from './features/log/locales/en.ts';
import { auditEntry, mail, message } from './features/log/log.answers.ts';
import LogPage from './features/log/log.page.tsx';
import OutboxPage from './features/log/outbox.page.tsx';
import lookups from './features/lookups/locales/en.ts';
import LookupPage from './features/lookups/lookup.page.tsx';
import { row, summary } from './features/lookups/lookups.answers.ts';
import LookupsPage from './features/lookups/lookups.page.tsx';
import people from './features/people/locales/en.ts';
import OperatorsPage from './features/people/operators.page.tsx';
import { operator } from './features/people/people.answers.ts';
import queues from './features/queues/locales/en.ts';
import { deadLetter, queueState } from './features/queues/queues.answers.ts';
import QueuesPage from './features/queues/queues.page.tsx';
import { routes } from './routes.ts';

interface ListCase {
  path: string;
  /** Its parameters filled in. */
  address?: string;
  content: ReactNode;
  /** The call that the list is of, and its answer. */
  call: string;
  answer: unknown;
  /** Holds the other answers that the page reads. */
  others?: Record<string, unknown>;
  failed: string;
  /** A text of a row. */
  shows: string | RegExp;
}

const summaries = { data: [summary('departments')] };
const cases: Record<string, ListCase> = {
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
  'the log': {
    path: routes.log.path,
    content: <LogPage />,
    call: 'GET /api/ops/audit',
    answer: pageOf([auditEntry('1')]),
    others: { 'GET /api/ops/audit/choices': { actors: [], actions: [] } },
    failed: log['log.failed'],
    shows: 'Approved: Request 7',
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
  'the operators': {
    path: routes.operators.path,
    content: <OperatorsPage />,
    call: 'GET /api/ops/operators',
    answer: pageOf([operator(7, { name: 'Rina Akter' })]),
    failed: people['operators.failed'],
    shows: 'Rina Akter',
  },
};

describe.each(Object.entries(cases))('%s', (_, list) => {
  const open = (answer: unknown) =>
    renderAsOperator({ [list.path]: list.content }, list.address ?? list.path, {
      'GET /api/v1/user': me('operator', 'lead'),
      ...list.others,
      [list.call]: answer,
    }).server;

  it('has its shape, read aloud, until it is there', async () => {
    let answer: (value: unknown) => void = () => {};
    const { sent } = open(() => new Promise((resolve) => (answer = resolve)));
    await waitFor(() => expect(sent.some(({ path }) => path.startsWith(list.call.slice(4)))).toBe(true));
    expect(document.querySelector('[role=status][aria-busy=true]')?.textContent).toBeTruthy();
    expect(screen.queryByText(list.shows)).toBeNull();
    answer(list.answer);
    expect(await screen.findByText(list.shows)).toBeTruthy();
  });

  it('recovers from a failure', async () => {
    const server = open(() => failure(500, 'INTERNAL', 'Broken'));
    expect(await screen.findByRole('heading', { name: list.failed })).toBeTruthy();
    server.answers[list.call] = list.answer;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(list.shows)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: list.failed })).toBeNull();
  });

  it('says without a connection that nothing came, and is there once there is one', async () => {
    setOnline(false);
    open(list.answer);
    expect((await screen.findAllByRole('heading', { name: 'No Internet!' })).length).toBeGreaterThan(0);
    expect(screen.queryByText(list.shows)).toBeNull();
    setOnline(true);
    expect(await screen.findByText(list.shows)).toBeTruthy();
    expect(screen.queryByText('No Internet!')).toBeNull();
  });

  it('stays, and says how old it is, when the connection is lost', async () => {
    open(list.answer);
    expect(await screen.findByText(list.shows)).toBeTruthy();
    setOnline(false);
    const notices = await screen.findAllByText(/^These are the details that were loaded last/);
    expect(notices.length).toBeGreaterThan(0);
    expect(screen.getByText(list.shows)).toBeTruthy();
  });
});
