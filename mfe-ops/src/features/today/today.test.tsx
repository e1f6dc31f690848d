import type { OpsToday } from '@porao/contracts';
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAsOperator } from '../../common/testing/render.tsx';
import TodayPage from './today.page.tsx';

const nothing = { count: 0, oldest: null };
const today = (change: Partial<OpsToday> = {}): OpsToday => ({
  waiting: {
    requests: { count: 1234, oldest: new Date(Date.now() - 3 * 86_400_000).toISOString() },
    credentials: nothing,
    payments: { count: 2, oldest: null },
    refunds: { count: 1, oldest: new Date(Date.now() - 86_400_000).toISOString() },
    claims: { count: 1, oldest: new Date(Date.now() - 4 * 86_400_000).toISOString() },
    charges_due: nothing,
    charges_overdue: { count: 2, oldest: new Date().toISOString() },
    deals: nothing,
  },
  decided: [
    { actor_user_id: 3, actor_name: 'Rahim', subject: 'request', action: 'approve', count: 5 },
    { actor_user_id: 3, actor_name: 'Rahim', subject: 'user', action: 'note', count: 2 },
    { actor_user_id: null, actor_name: null, subject: 'deal', action: 'end', count: 1 },
  ],
  weeks: ['1', '2', '3', '4', '5', '6', '7', '8'].map((digit) => ({
    from: `2026-10-0${digit}`,
    requests: Number(digit) * 10,
    applications: 0,
    deals: 1,
    median_days: digit === '1' ? null : 2.5,
  })),
  ...change,
});

it('OPS-005 OPS-336 OPS-367 OPS-376 each number leads to its list, with how long the oldest waits', async () => {
  renderAsOperator({ '/ops/today': <TodayPage /> }, '/ops/today', {
    'GET /api/ops/today': { data: today() },
  });
  const tiles = within(await screen.findByRole('list', { name: 'What waits' })).getAllByRole('listitem');
  expect(
    tiles.map((tile) => [within(tile).getByRole('link').getAttribute('href'), tile.textContent]),
  ).toEqual([
    ['/ops/requests', '1,234 Requests to decideOldest: 3 days ago'],
    ['/ops/credentials', '0 Credentials to verifyNothing waits'],
    ['/ops/payments', '2 Payments to checkNothing waits'],
    ['/ops/invoices?refund=owed', '1 Refunds to sendOldest: yesterday'],
    ['/ops/invoices?claim=open', '1 Claims to decideOldest: 4 days ago'],
    ['/ops/invoices?due=overdue', '2 Charges overdueOldest: now'],
    ['/ops/invoices?due=due', '0 Charges dueNothing waits'],
    ['/ops/deals?waiting=any', '0 Deals without a startNothing waits'],
  ]);
  expect(screen.getByText('requests approved: 5 · other acts: 2')).toBeTruthy();
  expect(screen.getByText('At the command line')).toBeTruthy();
});

it('OPS-005 the weeks are bars, and the same numbers a table', async () => {
  const { container } = renderAsOperator({ '/ops/today': <TodayPage /> }, '/ops/today', {
    'GET /api/ops/today': { data: today({ decided: [] }) },
  });
  await screen.findByText('Nothing was decided today.');
  const charts = [...container.querySelectorAll('figure')];
  expect(charts.map((chart) => chart.querySelectorAll('rect').length)).toEqual([8, 8, 8, 8]);
  const heights = [...(charts[0]?.querySelectorAll('rect') ?? [])].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(heights.toSorted((a, b) => a - b)).toEqual(heights);
  const cells = [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(cells.at(0)).toEqual(['01 Oct, 2026', '10', '0', '1', '–']);
  expect(cells.at(7)).toEqual(['08 Oct, 2026', '80', '0', '1', '2.5']);
});

it('OPS-005 is read again each minute while the page is visible', async () => {
  vi.useFakeTimers();
  const { server } = renderAsOperator({ '/ops/today': <TodayPage /> }, '/ops/today', {
    'GET /api/ops/today': { data: today() },
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
  server.answers['GET /api/ops/today'] = { data: today({ decided: [] }) };
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Nothing was decided today.')).toBeTruthy();
  expect(server.sent).toHaveLength(2);
});
