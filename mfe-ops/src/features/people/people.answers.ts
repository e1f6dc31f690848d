import type { OpsOperator, OpsPerson, OpsUser } from '@porao/contracts';

export const user = (id: number, change: Partial<OpsUser> = {}): OpsUser => ({
  id,
  name: 'Rokeya Begum',
  phone_no: '01712345678',
  verified: true,
  email: 'rokeya@example.com',
  email_verified: true,
  roles: ['tutor'],
  tutor_id: 31,
  parent_id: null,
  account_status: null,
  banned_at: null,
  banned_until: null,
  created_at: '2026-01-05T06:00:00.000Z',
  ...change,
});

const none = { total: 0, rows: [] };

export const person = (id: number, change: Partial<OpsPerson> = {}): OpsPerson => ({
  ...user(id),
  address: null,
  photo: null,
  tutor: null,
  by_sms: null,
  shared: [],
  completion: 85,
  grants: [],
  sessions: [
    {
      role: 'tutor',
      device: 'Chrome on Android',
      started_at: '2026-11-20T06:00:00.000Z',
      last_seen_at: '2026-11-22T06:00:00.000Z',
    },
  ],
  acts: none,
  notes: none,
  requests: none,
  applications: none,
  deals: none,
  ...change,
});

/** Somebody with granted roles; at the command line unless `by` says who granted them. */
export const operator = (
  id: number,
  { name, roles = ['operator'], by = null }: { name: string; roles?: string[]; by?: string | null },
): OpsOperator => ({
  user_id: id,
  name,
  phone_no: '01712345678',
  grants: roles.map((role) => ({
    role,
    granted_by: by,
    reason: 'New colleague',
    at: '2026-01-05T06:00:00.000Z',
  })),
});
