import type { Deal } from '@porao/contracts';

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
