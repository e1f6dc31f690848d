import type { OpsRequest } from '@porao/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { done, pageOf } from '../../common/testing/answers.ts';
import { answerDialog, bodies, passWait, renderAsOperator, where } from '../../common/testing/render.tsx';
import RequestPage from './record/request.page.tsx';
import { details, request } from './requests.answers.ts';
import RequestsPage from './requests.page.tsx';

const pages = { '/ops/requests': <RequestsPage />, '/ops/requests/:requestId': <RequestPage /> };
const open = (address: string, answers: Record<string, unknown>) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return renderAsOperator(pages, address, { 'POST /api/ops/presence': { data: [] }, ...answers });
};

const weighty: OpsRequest['case'] = {
  private_details: [{ kind: 'house', text: 'House 7' }],
  salary: 6000,
  same_requests: [10],
  same_nid: [{ user_id: 60, name: 'Rina' }],
  guardian: { requests: 4, hired: 1, cancelled: 2, in_time: 1, due: 3 },
};

it('OPS-273 shows the case: words with marks, salary, equal requests, the same NID, the history', async () => {
  open('/ops/requests', {
    'GET /api/ops/requests': pageOf([{ ...request(7, { case: weighty }), budget: 5000 }, request(8)]),
  });
  const row = (await screen.findByRole('link', { name: 'Class 7, Dhanmondi' })).closest('li') as HTMLElement;
  const mark = within(row).getByText('number of a home', { exact: false, selector: 'mark *' });
  expect(mark.closest('mark')?.textContent).toBe('House 7 number of a home');
  const facts =
    'Budget ৳ 5,000 a month · Job at ৳ 6,000 a month · 4 requests, 1 hired, 2 cancelled · answered 1 of 3 in time';
  expect(within(row).getByText(facts)).toBeTruthy();
  expect(within(row).getByRole('link', { name: 'Same as request 10' }).getAttribute('href')).toBe(
    '/ops/requests/10',
  );
  expect(within(row).getByRole('link', { name: 'Same NID as Rina' }).getAttribute('href')).toBe(
    '/ops/people/60',
  );
  expect(screen.getByText('Job at ৳ 6,000 a month · First request')).toBeTruthy();
});

it('OPS-273 one key approves a request with what its form begins with', async () => {
  const { server } = open('/ops/requests', {
    'GET /api/ops/requests': pageOf([request(107)]),
    'GET /api/ops/requests/107': details(107),
    'POST /api/ops/requests/107/approve': done({}),
  });
  await screen.findByRole('link', { name: 'Class 107, Dhanmondi' });
  await userEvent.keyboard('a');
  expect(await screen.findByText('Approved: Class 107, Dhanmondi (107)')).toBeTruthy();
  await passWait();
  await waitFor(() =>
    expect(bodies(server, '/approve')).toMatchObject([
      { actual_salary: 6000, tutoring_time: '17:00', version: request(107).version },
    ]),
  );
});

it('OPS-276 words to look at keep one key from approving until the request is opened or "Seen" is pressed', async () => {
  const risky = [request(117, { case: weighty }), request(118, { case: weighty })];
  const { server } = open('/ops/requests', {
    'GET /api/ops/requests': pageOf(risky),
    'GET /api/ops/requests/117': details(117, { case: weighty }),
    'GET /api/ops/requests/118': details(118, { case: weighty }),
    'POST /api/ops/requests/118/approve': done({}),
  });
  await screen.findByRole('link', { name: 'Class 117, Dhanmondi' });
  expect(screen.getAllByText('1 part to look at')).toHaveLength(2);
  await userEvent.keyboard('a');
  await waitFor(() => expect(where()).toBe('/ops/requests/117'));
  await screen.findByLabelText('Salary a month (taka)');
  await userEvent.click(screen.getByRole('link', { name: 'Requests' }));
  await screen.findByRole('link', { name: 'Class 118, Dhanmondi' });
  expect(screen.getAllByText('1 part to look at')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Seen/ }));
  expect(screen.queryByText('1 part to look at')).toBeNull();
  for (const key of ['j', 'j', 'a']) await userEvent.keyboard(key);
  await passWait();
  await waitFor(() => expect(bodies(server, '/approve')).toHaveLength(1));
});

it('OPS-003 Enter opens the row that looks chosen, also before anything has the focus', async () => {
  open('/ops/requests', {
    'GET /api/ops/requests': pageOf([request(7)]),
    'GET /api/ops/requests/7': details(7),
  });
  await screen.findByRole('link', { name: 'Class 7, Dhanmondi' });
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(where()).toBe('/ops/requests/7'));
});

it('OPS-317 a request that waits for the family can be rejected on its page, too, and not approved', async () => {
  const stage = 'Terms';
  const terms = {
    actual_salary: 4500,
    days_in_week: 3,
    tutor_gender: 3 as const,
    tutoring_time: '17:30:00',
    hiring_date: '2026-12-01',
  };
  const { server } = open('/ops/requests/7', {
    'GET /api/ops/requests': pageOf([]),
    'GET /api/ops/requests/7': details(7, { stage, terms }),
    'POST /api/ops/requests/7/reject': done(),
  });
  expect(await screen.findByText('৳ 4,500')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await userEvent.keyboard('r');
  await answerDialog('Reject: Class 7, Dhanmondi', 'Reject', { words: 'No tutor there' });
  await waitFor(() => expect(where()).toBe('/ops/requests'));
  await passWait();
  await waitFor(() =>
    expect(bodies(server, '/reject')).toEqual([{ reason: 'No tutor there', version: request(7).version }]),
  );
});
