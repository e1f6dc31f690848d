import type { OpsSecurityEvent } from '@porao/contracts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAsOperator } from '../../common/testing/render.tsx';
import { EventsCard } from './events.card.tsx';

const call = 'GET /api/ops/users/7/security-events';
const open = (answer: unknown) =>
  renderAsOperator({ '/': <EventsCard userId={7} /> }, '/', { [call]: answer });

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const event = (id: string, change: Partial<OpsSecurityEvent>): OpsSecurityEvent => ({
  id,
  at: ago(2),
  kind: 'sign-in',
  call: 'POST /api/v1/login',
  outcome: 'done',
  network: '203.0.113.7',
  ...change,
});

it('OPS-065 names each security event, why it was refused, when, and from where', async () => {
  open({
    data: [
      event('6', {}),
      event('5', { outcome: 'VALIDATION', network: '2001:db8:1:2::/64', at: ago(3) }),
      event('4', { kind: 'limit', outcome: 'RATE_LIMITED' }),
      event('3', { kind: 'access', call: 'GET /api/ops/users', outcome: 'WRONG_ROLE' }),
      event('2', { kind: 'session-end', call: 'POST /api/ops/users/:id/end-sessions', network: null }),
      event('1', { kind: 'of a newer API', outcome: 'NEWER_CODE' }),
    ],
  });
  const list = await screen.findByRole('list', { name: 'Security events' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'Sign-in2 hours ago · 203.0.113.7',
    'Sign-inRefusedWhat was entered was wrong.3 hours ago · 2001:db8:1:2::/64',
    'Limit reachedRefusedThere were too many tries.POST /api/v1/login2 hours ago · 203.0.113.7',
    'Call without permissionRefusedThe account does not have the role for it.GET /api/ops/users2 hours ago · 203.0.113.7',
    'Sign-out2 hours ago · by an operator',
    'of a newer APIRefusedNEWER_CODE2 hours ago · 203.0.113.7',
  ]);
});
