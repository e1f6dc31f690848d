import type { OpsPerson, OpsUser } from '@porao/contracts';

export const user = (id: number, change: Partial<OpsUser> = {}): OpsUser => ({
  id,
  name: 'Rokeya Begum',
  phone_no: '01712345678',
  verified: true,
  email: 'rokeya@example.com',
  roles: ['tutor'],
  tutor_id: 31,
  parent_id: null,
  account_status: null,
  banned_at: null,
  created_at: '2026-01-05T06:00:00.000Z',
  ...change,
});

const none = { total: 0, rows: [] };

export const person = (id: number, change: Partial<OpsPerson> = {}): OpsPerson => ({
  ...user(id),
  photo: null,
  completion: 85,
  grants: [],
  sessions: [{ role: 'tutor', device: 'Chrome on Android', started_at: '2026-11-20T06:00:00.000Z' }],
  acts: none,
  notes: none,
  requests: none,
  applications: none,
  deals: none,
  ...change,
});

export const me = (...roles: string[]) => ({ data: { ...user(1), type: 'operator', roles } });
