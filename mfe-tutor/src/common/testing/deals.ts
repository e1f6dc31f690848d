import type { Deal, TutorInvoice } from '@porao/contracts';

export const deal = (id: number, change: Partial<Deal> = {}): Deal => ({
  id,
  tuition_job_offer_id: id + 100,
  class_info: { class: 'Class 8', medium: 'Bangla Medium', school: 'Ideal School', salary: 6500 },
  parent_info: { name: 'Sadia Islam', phone: '01712345678', address: 'House 2, Road 5, Dhanmondi, Dhaka' },
  latitude: 23.75,
  longitude: 90.37,
  status: { current: 'in_process', date_time: '2026-11-03T20:30:00.000Z' },
  previous_schedule: [
    { stage: 'applied', date_time: '2026-11-01T06:00:00.000Z' },
    { stage: 'appointed', date_time: '2026-11-02T06:00:00.000Z' },
  ],
  started_by_tutor: false,
  started_by_guardian: false,
  start_by: null,
  ...change,
});

export const invoice = (id: number, change: Partial<TutorInvoice> = {}): TutorInvoice => ({
  id,
  tuition_job_offer_id: id + 100,
  class_name: 'Class 8',
  kind: 'home',
  percentage: 55,
  base: 6500,
  amount: 3575,
  computation: "55% of the first month's salary of ৳ 6,500 (home tutoring) = ৳ 3,575",
  terms_version: '2025-03',
  status: 'unpaid',
  issued_at: '2026-11-03T20:30:00.000Z',
  due_on: '2026-11-10',
  paid_at: null,
  refunded_at: null,
  refunded_amount: null,
  ...change,
});
