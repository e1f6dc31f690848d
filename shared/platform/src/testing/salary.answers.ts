import type { SalaryClaim, SalaryEntry, SalaryMonth } from '@porao/contracts';

export const salaryEntry = (id: number, change: Partial<SalaryEntry> = {}): SalaryEntry => ({
  id,
  kind: 'paid',
  side: 'guardian',
  how: 'said',
  amount: 4000,
  way: 'cash',
  trx_id: null,
  paid_on: '2026-11-18',
  about: null,
  at: '2026-11-20T12:00:00.000Z',
  ...change,
});

export const salaryClaim = (id: number, change: Partial<SalaryClaim> = {}): SalaryClaim => ({
  id,
  kind: 'paid',
  side: 'guardian',
  amount: 4000,
  way: 'cash',
  trx_id: null,
  paid_on: '2026-11-18',
  state: 'waiting',
  answer: null,
  at: '2026-11-20T12:00:00.000Z',
  ...change,
});

/** November 2026 as the tutor reads it on the 20th. */
export const salaryMonth = (change: Partial<SalaryMonth> = {}): { data: SalaryMonth } => ({
  data: {
    deal_id: 4,
    side: 'tutor',
    class_name: 'Class 8',
    tutor_name: 'Rahim',
    guardian_name: 'Sadia Islam',
    month: '2026-11',
    today: '2026-11-20',
    held: 0,
    expected: 1,
    due: { amount: 6000, why: 'whole', salary: 6000, part: null, on: '2026-11-30' },
    confirmed: 0,
    waiting: 0,
    left: 6000,
    claims: [],
    entries: [],
    open: [],
    ...change,
  },
});
