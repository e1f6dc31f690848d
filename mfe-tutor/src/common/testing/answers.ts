import type { JobCount, JobHistoryItem, ProfileInfo } from '@porao/contracts';
import { account } from '@porao/platform/testing/answers';

export const user = account({
  id: 7,
  name: 'Nusrat Jahan',
  email: 'nusrat@example.com',
  phone_no: '01700000001',
  type: 'tutor',
  roles: ['tutor'],
  created_at: '2026-01-05T20:00:00.000Z',
  parent: null,
});

export const info: ProfileInfo = {
  Secondary: true,
  Bachelor_Honors: true,
  teaching_location: { latitude: 23.75, longitude: 90.37, location_name: 'Dhanmondi' },
  city: { id: 1, text: 'Dhaka' },
  location: { id: 4, text: 'Dhanmondi' },
  preferred_location: [{ id: 5, text: 'Kalabagan' }],
  expected_salary: 5000,
};

export const counts: JobCount[] = [
  { id: 'pending', label: 'Pending', count: 90 },
  { id: 'applied', label: 'Applied', count: 6 },
  { id: 'shortlisted', label: 'Shortlisted', count: 3 },
  { id: 'appointed', label: 'Appointed', count: 2 },
  { id: 'confirm', label: 'Confirm', count: 1 },
  { id: 'payment', label: 'Payment', count: 80 },
  { id: 'closed', label: 'Closed', count: 4 },
];

export const historyItem = (jobId: number, change: Partial<JobHistoryItem> = {}): JobHistoryItem => ({
  jobId,
  class_name: 'Class 8',
  category_name: 'Bangla Medium',
  tutoring_place: 'Home',
  salary_for_tutor: 6500,
  days_in_week: 4,
  subjects: ['Mathematics', 'Science'],
  location_name: 'Dhanmondi',
  applied_at: '2026-11-18T08:00:00.000Z',
  tutor_gender: 3,
  closed_reason: null,
  answer_by: null,
  meet_by: null,
  meet_answered: false,
  accept_by: null,
  accepted: false,
  similar: null,
  ...change,
});

/** An answer to a write that was done. */
export const done = (data: unknown = null, message = 'Done') => ({ status: 'success', message, data });
