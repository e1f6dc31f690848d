import type { CurrentUser } from '@porao/contracts';
import { stubServer } from '@porao/platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { otherRole, switchAccount } from './switch-account.ts';

const user = (over: Partial<CurrentUser>) => ({
  phone_no: '01700000005',
  type: 'tutor',
  roles: ['tutor'],
  parent: null,
  tutor: { tutorid: 31 },
  ...over,
});
const asParent = user({ type: 'parent', roles: ['tutor', 'parent'] });
const changed = { status: 'success', message: '', data: { token: 'new', type: 'parent', user: asParent } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function switched(answers: Record<string, unknown>) {
  const { sent } = stubServer(answers, { token: 'old' });
  const work = switchAccount('old');
  work.catch(() => {});
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  return { record: await work, sent: sent.map(({ method, path }) => `${method} ${path}`), bodies: sent };
}

describe('SHL-039 switching, after 0.5 s', () => {
  it('creates the missing role and goes on with the new token', async () => {
    const { record, sent } = await switched({
      'GET /api/v1/user': { data: user({}) },
      'POST /api/create-parent-profile-from-tutor': changed,
    });
    expect(sent).toEqual(['GET /api/v1/user', 'POST /api/create-parent-profile-from-tutor']);
    expect(record).toEqual({
      token: 'new',
      type: 'parent',
      tutorId: 31,
      phone: '01700000005',
      OTPVerifyUseOnly: false,
    });
  });

  it('creates nothing for an account that holds both roles', async () => {
    const { sent, bodies } = await switched({
      'GET /api/v1/user': { data: user({ roles: ['tutor', 'parent'] }) },
      'POST /api/v1/switch-account': changed,
    });
    expect(sent).toEqual(['GET /api/v1/user', 'POST /api/v1/switch-account']);
    expect(bodies[1]?.body).toEqual({ type: 'parent' });
  });

  it('keeps the token and asks who it is when the answer has none', async () => {
    const { record, sent } = await switched({
      'GET /api/v1/user': { data: user({ type: 'parent', roles: ['parent'], tutor: null }) },
      'POST /api/create-tutor-profile-from-parent': { status: 'success', message: '', data: null },
    });
    expect(sent.at(-1)).toBe('GET /api/v1/user');
    expect(record).toMatchObject({ token: 'old', type: 'tutor' });
  });

  it('fails as the call does', async () => {
    await expect(switched({ 'GET /api/v1/user': { data: user({}) } })).rejects.toMatchObject({ status: 404 });
  });
});

it('RUL-017 an account that is neither gets the placeholder for its other role', () => {
  expect(otherRole({ type: 'tutor' })).toBe('parent');
  expect(otherRole({ type: 'parent' })).toBe('tutor');
  expect(() => otherRole({ type: 'operator' })).toThrow('No [res?.tutor] Or [res?.parent] found');
});
