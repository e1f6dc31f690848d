import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { done, pageOf } from '../../common/testing/answers.ts';
import { passWait, posts, renderAsOperator } from '../../common/testing/render.tsx';
import { deadLetter, queueState } from './queues.answers.ts';
import QueuesPage from './queues.page.tsx';

const jobs = [
  deadLetter('0f8fad5b-d9cb-469f-a165-70867728950e'),
  deadLetter('7c9e6679-7425-40de-944b-e07fc1f90ae7', { queue: 'alerts', data: { job: 12 } }),
];
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const open = (address = '/ops/queues', answers: Record<string, unknown> = {}) =>
  renderAsOperator({ '/ops/queues': <QueuesPage /> }, address, {
    'GET /api/ops/queues': {
      data: [
        queueState('alerts'),
        queueState('dead', { ready: 2 }),
        queueState('sms', { ready: 1200, oldest: 660, active: 4, later: 3, completed: 70, failed: 1 }),
      ],
      worked_at: ago(60_000),
    },
    'GET /api/ops/queues/dead': pageOf(jobs),
    'POST /api/ops/queues/dead/retry': done({ count: 2 }),
    ...answers,
  });

it('OPS-140 queues say what waits and for how long, and whether somebody works', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Queues' });
  expect(list.textContent).toContain('Text messages1,200 waitThe oldest came 11 minutes ago');
  expect(list.textContent).toContain('4 in work, 3 for laterIn a day: 70 done, 1 failed');
  expect(list.children).toHaveLength(2);
  expect(screen.getByText('A worker last ran 1 minute ago.')).toBeTruthy();
});

it('OPS-140 no worker for five minutes is an error', async () => {
  open('/ops/queues', { 'GET /api/ops/queues': { data: [], worked_at: ago(301_000) } });
  expect(await screen.findByText(/^No worker is running; the last one ran 5 minutes ago\./)).toBeTruthy();
});

it('OPS-141 failed jobs say what failed, how often and why, and the queue is in the address', async () => {
  const { server } = open('/ops/queues?queue=alerts');
  const link = await screen.findByRole('link', { name: 'New jobs for saved searches: job 12' });
  expect(link.getAttribute('href')).toBe('/ops/queues?queue=alerts');
  expect(screen.getAllByText('no answer')).toHaveLength(2);
  expect(screen.getAllByText('9 tries, the first on 02 Mar, 2026, 12:05 AM')).toHaveLength(2);
  expect(server.sent.some(({ path }) => path.endsWith('dead?page=1&queue=alerts'))).toBe(true);
});

it('OPS-141 one is tried again by its key, and all of the list by another, 5 s later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = open('/ops/queues?queue=alerts', {
    [`POST /api/ops/queues/dead/${jobs[0]?.id}/retry`]: done(),
  });
  await screen.findByText('Text messages: delivery 3');
  await userEvent.keyboard('jr');
  expect(await screen.findByText('1 job is tried again')).toBeTruthy();
  expect(screen.queryByText('Text messages: delivery 3')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try all again' }));
  await passWait();
  await waitFor(() =>
    expect(posts(server)).toEqual([
      [`/api/ops/queues/dead/${jobs[0]?.id}/retry`, undefined],
      ['/api/ops/queues/dead/retry', { queue: 'alerts' }],
    ]),
  );
});

it('OPS-141 says that nothing failed', async () => {
  open('/ops/queues', { 'GET /api/ops/queues/dead': pageOf([]) });
  expect(await screen.findByText('No job has failed for good')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try all again' })).toBeNull();
});
