const coachWork = { en: 'Home coach', bn: 'হোম কোচ' };
const rokeya = { en: 'Rokeya Begum', bn: 'রোকেয়া বেগম' };

/** Sample data (OQ-057) with the figures of PAR-122; amounts are taka. No call answers an invoice yet (PAR-088). */
export const invoices = [
  {
    salary_number: 'SAL-1032',
    job_id: 3021,
    job_type: coachWork,
    salary_month: '2026-10-01',
    issue_date: '2026-11-01',
    due_date: '2026-11-10',
    coach_name: rokeya,
    amount: 5000,
    status: 'unpaid' as const,
    promo_code: 500,
    balance_adjustment: 500,
  },
  {
    salary_number: 'SAL-0987',
    job_id: 3021,
    job_type: coachWork,
    salary_month: '2026-09-01',
    issue_date: '2026-10-01',
    due_date: '2026-10-10',
    coach_name: rokeya,
    amount: 6000,
    status: 'paid' as const,
    promo_code: 0,
    balance_adjustment: 0,
  },
];
export type Invoice = (typeof invoices)[number];

/** Parts of a salary: 40 taka an hour, 4 hours on 30 days, and a service charge of 20%. */
export const bill = { rate: 40, hours: 4, days: 30, monthly: 4800, extra: 200, charge: 1000, salary: 6000 };

/** Is the amount after promo code and balance. */
export const payAmount = 5000;

/** Belongs to the guardian whose bill it is. */
export const parentId = 1024;

/** Amounts below zero were paid, those above came back. */
export const transactions = [
  {
    number: 'TRX-20261010-01',
    date: '2026-10-10',
    description: { en: 'Monthly Coach Salary, September', bn: 'কোচের মাসিক বেতন, সেপ্টেম্বর' },
    amount: -6000,
  },
  {
    number: 'TRX-20261003-02',
    date: '2026-10-03',
    description: { en: 'Refund of a cancelled lesson', bn: 'বাতিল ক্লাসের টাকা ফেরত' },
    amount: 500,
  },
  {
    number: 'TRX-20260910-01',
    date: '2026-09-10',
    description: { en: 'Monthly Coach Salary, August', bn: 'কোচের মাসিক বেতন, আগস্ট' },
    amount: -6000,
  },
];
export type Transaction = (typeof transactions)[number];
