import type { CurrentUser } from '@porao/contracts';
import { provideTestPlatform, stubServer, testAreas } from '@porao/platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchAccount } from './switch-account.ts';

const user = (over: Partial<CurrentUser>) => ({
  phone_no: '01700000005',
  type: 'tutor',
  roles: ['tutor'],
  parent: null,
  tutor: { tutorid: 31 },
  ...over,
});
const asParent = user({ type: 'parent', roles: ['tutor', 'parent'] });
const changed = { status: 'success', message: '', data: { type: 'parent', user: asParent } };

const ops = {
  name: 'ops',
  basePath: '/ops',
  label: { en: 'Operations', bn: 'পরিচালনা' },
  roles: ['operator'],
  home: '/ops/today',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function switched(answers: Record<string, unknown>, asked: string | null = null) {
  provideTestPlatform({ areas: [...testAreas, ops] });
  const { sent } = stubServer(answers, { token: 'old' });
  const work = switchAccount(asked);
  work.catch(() => {});
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  return { record: await work, sent: sent.map(({ method, path }) => `${method} ${path}`), bodies: sent };
}

describe('SHL-039 switching, after 0.5 s', () => {
  it('creates the missing role and goes on in it', async () => {
    const { record, sent } = await switched({
      'GET /api/v1/user': { data: user({}) },
      'POST /api/create-parent-profile-from-tutor': changed,
    });
    expect(sent).toEqual(['GET /api/v1/user', 'POST /api/create-parent-profile-from-tutor']);
    expect(record).toEqual({ type: 'parent', tutorId: 31, phone: '01700000005', OTPVerifyUseOnly: false });
  });

  it('creates nothing for an account that holds both roles', async () => {
    const { sent, bodies } = await switched({
      'GET /api/v1/user': { data: user({ roles: ['tutor', 'parent'] }) },
      'POST /api/v1/switch-account': changed,
    });
    expect(sent).toEqual(['GET /api/v1/user', 'POST /api/v1/switch-account']);
    expect(bodies[1]?.body).toEqual({ type: 'parent' });
  });

  it('asks who it is when the answer does not say', async () => {
    const { record, sent } = await switched({
      'GET /api/v1/user': { data: user({ type: 'parent', roles: ['parent'], tutor: null }) },
      'POST /api/create-tutor-profile-from-parent': { status: 'success', message: '', data: null },
    });
    expect(sent.at(-1)).toBe('GET /api/v1/user');
    expect(record).toMatchObject({ type: 'tutor' });
  });

  it('fails as the call does', async () => {
    await expect(switched({ 'GET /api/v1/user': { data: user({}) } })).rejects.toMatchObject({ status: 404 });
  });
});

it('RUL-017 an account without an area to switch to gets the placeholder for its other role', async () => {
  const person = user({ type: 'nobody', roles: [] });
  await expect(switched({ 'GET /api/v1/user': { data: person } })).rejects.toThrow(
    'No [res?.tutor] Or [res?.parent] found',
  );
});

it('switches to the role that is asked for, which is held and not created', async () => {
  const { sent, bodies } = await switched(
    {
      'GET /api/v1/user': { data: user({ roles: ['tutor', 'operator'] }) },
      'POST /api/v1/switch-account': changed,
    },
    'operator',
  );
  expect(sent).toEqual(['GET /api/v1/user', 'POST /api/v1/switch-account']);
  expect(bodies[1]?.body).toEqual({ type: 'operator' });
});
