import type { AuditEntry, SmsReply } from '@porao/contracts';

export const auditEntry = (id: string, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-03-01T18:05:00.000Z',
  actor_user_id: 3,
  actor_name: 'Rahim',
  action: 'approve',
  subject: 'request',
  subject_id: 7,
  reason: null,
  before: { stage: 'Pending', id: 7 },
  after: { stage: 'Approved', id: 7, job_id: 12, actual_salary: 4000 },
  ...change,
});

export const message = {
  id: '5',
  phone_no: '01711000001',
  body: 'Your code is 123456',
  created_at: '2026-03-01T18:05:00.000Z',
};

export const mail = {
  id: 5,
  address: 'rina@example.com',
  subject: 'You were appointed for job 7.',
  body: 'You were appointed for job 7.\n\nOpen it on Porao',
  created_at: '2026-03-01T18:05:00.000Z',
};

export const reply: SmsReply = {
  id: 9,
  from: { user_id: 50, name: 'Rokeya Begum', phone_no: '01711000001', banned: false },
  phone_no: '01711000001',
  text: 'Call me please',
  outcome: 'unclear',
  received_at: '2026-03-01T18:05:00.000Z',
  waits: true,
};
