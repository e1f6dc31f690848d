import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { contact, me, pageOf } from './common/testing/answers.ts';
import { renderAsOperator } from './common/testing/render.tsx';
import DealPage from './features/deals/deal.page.tsx';
import { detail } from './features/deals/deals.answers.ts';
import JobPage from './features/jobs/job.page.tsx';
import { application, detail as jobDetail } from './features/jobs/jobs.answers.ts';
import { person } from './features/people/people.answers.ts';
import PersonPage from './features/people/person.page.tsx';
import RequestPage from './features/requests/record/request.page.tsx';
import { details } from './features/requests/requests.answers.ts';
import ops from './locales/en.ts';

interface Own {
  path: string;
  address: string;
  content: ReactNode;
  answers: Record<string, unknown>;
  /** The act that nobody is offered about the own case. */
  act: RegExp;
}

const own = contact(99, 'Operator');
const empty = pageOf([]);
const cases: Record<string, Own> = {
  request: {
    path: '/ops/requests/:requestId',
    address: '/ops/requests/7',
    content: <RequestPage />,
    answers: { 'GET /api/ops/requests/7': details(7, { guardian: own }) },
    act: /^Approve/,
  },
  'job of the guardian': {
    path: '/ops/jobs/:jobId',
    address: '/ops/jobs/7',
    content: <JobPage />,
    answers: {
      'GET /api/ops/jobs/7': jobDetail(7, { guardian: own }),
      'GET /api/ops/jobs/7/applications': empty,
      'GET /api/ops/jobs/7/fitting': empty,
    },
    act: /^Cancel/,
  },
  'job that was applied to': {
    path: '/ops/jobs/:jobId',
    address: '/ops/jobs/7',
    content: <JobPage />,
    answers: {
      'GET /api/ops/jobs/7': jobDetail(7),
      'GET /api/ops/jobs/7/applications': pageOf([application(1), { ...application(2), tutor: own }]),
      'GET /api/ops/jobs/7/fitting': empty,
    },
    act: /^Shortlist/,
  },
  deal: {
    path: '/ops/deals/:dealId',
    address: '/ops/deals/4',
    content: <DealPage />,
    answers: { 'GET /api/ops/deals/4': detail(4, { tutor: own }) },
    act: /^End/,
  },
  account: {
    path: '/ops/people/:userId',
    address: '/ops/people/99',
    content: <PersonPage />,
    answers: {
      'GET /api/ops/users/99': { data: person(99, { tutor_id: null }) },
      'GET /api/ops/users/99/security-events': { data: [] },
    },
    act: /status|^Ban|^Add/i,
  },
};

const open = ({ path, address, content, answers }: Own, roles: string[]) =>
  renderAsOperator({ [path]: content }, address, { 'GET /api/v1/user': me(...roles), ...answers });

describe.each(Object.entries(cases))('the own %s', (_, one) => {
  it('OPS-212 is shown as not yours, without its acts', async () => {
    open(one, ['operator', 'lead']);
    expect(await screen.findByText(ops['case.own'])).toBeTruthy();
    expect(screen.queryByRole('button', { name: one.act })).toBeNull();
  });
});

it('OPS-211 the account of somebody with a role is for leads', async () => {
  const at = '2026-01-05T06:00:00.000Z';
  const grants = [{ role: 'operator', granted_by: null, reason: 'New colleague', at }];
  const holder = {
    ...cases['account'],
    answers: {
      'GET /api/ops/users/99': { data: person(8, { tutor_id: null, grants }) },
      'GET /api/ops/users/99/security-events': { data: [] },
    },
  } as Own;
  const { unmount } = open(holder, ['operator']);
  expect(await screen.findByText(/leads alone act/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /status|^Add/i })).toBeNull();
  unmount();
  open(holder, ['operator', 'lead']);
  expect(await screen.findByRole('button', { name: /status/i })).toBeTruthy();
});
