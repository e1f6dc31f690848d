import type { CurrentUser } from '@porao/contracts';
import { provideTestPlatform } from '@porao/platform/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { landingPath, outcomeOf } from './landing.ts';

beforeEach(() => void provideTestPlatform());

const user: CurrentUser = {
  id: 7,
  name: 'Nusrat Jahan',
  email: 'nusrat@example.com',
  phone_no: '01700000001',
  phone_no_verified_at: '2026-01-05T06:00:00.000Z',
  gender: 2,
  photo: null,
  type: 'tutor',
  roles: ['tutor'],
  created_at: '2026-01-05T05:00:00.000Z',
  account_status: 'Green',
  banned: false,
  api_token: null,
  parent: null,
  tutor: {
    tutorid: 31,
    facebook: null,
    instagram: null,
    linkedin: null,
    x: null,
    location: null,
    city: null,
    current_educational_info: null,
  },
};

describe('outcomeOf', () => {
  it('makes the session record of a verified tutor', () => {
    expect(outcomeOf({ token: 'jwt', user })).toEqual({
      kind: 'signed-in',
      record: { token: 'jwt', type: 'tutor', tutorId: 31, phone: '01700000001', OTPVerifyUseOnly: false },
    });
  });

  it('has no tutor id for a guardian', () => {
    const guardian: CurrentUser = { ...user, type: 'parent', roles: ['parent'], tutor: null };
    expect(outcomeOf({ token: 'jwt', user: guardian })).toMatchObject({
      kind: 'signed-in',
      record: { type: 'parent', tutorId: null },
    });
  });

  it('makes a verification-only record while the phone is unverified', () => {
    expect(outcomeOf({ token: 'jwt', user: { ...user, phone_no_verified_at: null } })).toMatchObject({
      kind: 'unverified',
      record: { OTPVerifyUseOnly: true },
    });
  });

  it('begins no session for an operator', () => {
    const operator: CurrentUser = { ...user, type: 'operator', roles: ['operator'], tutor: null };
    expect(outcomeOf({ token: 'jwt', user: operator })).toEqual({ kind: 'no-area' });
  });
});

describe('landingPath', () => {
  it.each([
    ['tutor', null, '/tutor/dashboard'],
    ['parent', null, '/parent/dashboard'],
    ['tutor', '/job-details/12?from=board', '/job-details/12?from=board'],
    ['tutor', '/tutor/job-history/applied-jobs', '/tutor/job-history/applied-jobs'],
    ['parent', '/tutor/dashboard', '/parent/dashboard'],
    ['tutor', '/parent?x=1', '/tutor/dashboard'],
    ['tutor', '/parents-guide', '/parents-guide'],
  ] as const)('%s with %s goes to %s', (type, intended, path) => {
    expect(landingPath(type, intended)).toBe(path);
  });
});
