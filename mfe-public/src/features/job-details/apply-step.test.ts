import type { Session } from '@porao/platform';
import { describe, expect, it } from 'vitest';
import { applyStep } from './apply-step.ts';

const tutor: Session = { type: 'tutor', tutorId: 7, phone: '01700000001' };
const dhaka = { id: 1, city_name: 'Dhaka' };
const khulna = { id: 3, city_name: 'Khulna' };
const job = { city: dhaka };
const open = { account: { banned: false, account_status: null } } as const;

describe('the next step of an application', () => {
  it('PUB-077 asks a guest to sign in before anything else', () => {
    expect(applyStep(null, job, { ...open, completed: 10, city: khulna })).toEqual({ kind: 'sign-in' });
  });

  it('PUB-077 sends a parent to the other account before the profile matters', () => {
    expect(applyStep({ ...tutor, type: 'parent' }, job, { ...open, completed: 10, city: khulna })).toEqual({
      kind: 'switch',
      current: 'parent',
    });
  });

  it('asks for the facts of a tutor who passed the first two', () => {
    expect(applyStep(tutor, job)).toEqual({ kind: 'ask' });
  });

  it('PUB-077 looks at completion before the city', () => {
    expect(applyStep(tutor, job, { ...open, completed: 79, city: khulna })).toEqual({
      kind: 'incomplete',
      completed: 79,
    });
    expect(applyStep(tutor, job, { ...open, completed: 80, city: khulna })).toEqual({
      kind: 'city',
      city: dhaka,
    });
  });

  it.each([
    ['Red', false, 'status'],
    ['Yellow', false, 'status'],
    ['Green', true, 'ban'],
    ['Red', true, 'ban'],
    [null, true, 'ban'],
  ] as const)(
    'OQ-075 OQ-094 refuses status %s, banned %s, before the profile matters',
    (account_status, banned, reason) => {
      const facts = { account: { account_status, banned }, city: dhaka };
      for (const completed of [10, 100])
        expect(applyStep(tutor, job, { ...facts, completed })).toEqual({ kind: 'refused', reason });
    },
  );

  it('PUB-077 lets a tutor of the city confirm', () => {
    expect(applyStep(tutor, job, { ...open, completed: 80, city: dhaka })).toEqual({ kind: 'confirm' });
  });

  it('refuses a tutor without a city, and limits nobody for a job without one', () => {
    expect(applyStep(tutor, job, { ...open, completed: 100, city: null })).toEqual({
      kind: 'city',
      city: dhaka,
    });
    expect(applyStep(tutor, { city: null }, { ...open, completed: 100, city: null })).toEqual({
      kind: 'confirm',
    });
  });
});
