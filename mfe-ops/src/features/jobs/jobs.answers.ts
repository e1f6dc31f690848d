import type { FittingTutor, OpsApplication, OpsJob, OpsJobDetail, TutorFit } from '@porao/contracts';
import { contact } from '../../common/testing/answers.ts';

export const job = (id: number, change: Partial<OpsJob> = {}): OpsJob => ({
  id,
  status: 'live',
  class_name: `Class ${id}`,
  category_name: 'Bangla Medium',
  tutoring_place: 'Home Tutoring',
  location_name: 'Dhanmondi',
  city_name: 'Dhaka',
  flat_house: 'House 7',
  road_no: 'Road 3',
  latitude: 23.74,
  longitude: 90.37,
  actual_salary: 6000,
  job_duration: 0,
  request_id: 12,
  guardian: contact(50, 'Salma Begum'),
  applications: 2,
  undecided: 1,
  preferred: 1,
  meet_asked: false,
  created_at: '2026-11-15T06:00:00.000Z',
  live_until: '2026-12-15T06:00:00.000Z',
  answer_by: null,
  ...change,
});

export const detail = (id: number, change: Partial<OpsJobDetail> = {}): { data: OpsJobDetail } => ({
  data: {
    ...job(id),
    subjects: [
      { id: 11101, subject_name: 'Bangla' },
      { id: 11103, subject_name: 'Mathematics' },
    ],
    student_gender: 2,
    tutor_gender: 2,
    days_in_week: 4,
    tutoring_time: '17:30:00',
    tutoring_duration: 1.5,
    number_of_students: 1,
    hiring_date: '2026-12-01',
    crash_program: false,
    tutor_requirement: 'Patience',
    deal_id: null,
    charge: { percentage: 55, amount: 3300, due_on: '2026-11-29' },
    ...change,
  },
});

const fit = (change: Partial<TutorFit> = {}): TutorFit => ({
  gender: 2,
  gender_fits: true,
  subject_ids: [11101, 11103],
  teaches_class: true,
  offers_place: true,
  same_city: true,
  distance_km: 3,
  free_days: 5,
  expected_salary: 5000,
  deals: { count: 2, ended_early: 0 },
  completion: 90,
  account_status: 'Green',
  verified_credentials: ['NID'],
  proved: null,
  ...change,
});

export const application = (
  id: number,
  change: Partial<Omit<OpsApplication, 'fit'>> = {},
  fits: Partial<TutorFit> = {},
): OpsApplication => ({
  id,
  tuition_job_offer_id: 7,
  tutor_id: id,
  tutor: contact(id + 100, `Tutor ${id}`),
  state: 'applied',
  closed_reason: null,
  preferred: false,
  meet_asked_at: null,
  meet_by: null,
  meet_answered: false,
  accept_by: null,
  accepted: false,
  applied_at: '2026-11-16T06:00:00.000Z',
  ...change,
  fit: fit(fits),
});

export const fitting = (id: number, asked_at: string | null = null): FittingTutor => ({
  tutor_id: id,
  tutor: contact(id + 100, `Tutor ${id}`),
  asked_at,
  fit: fit(),
});
