import type { CurrentUser, JobCard, TutorInvoice, TutorRequest } from '@porao/contracts';

/** One page of a paged list. */
export const page = <Row>(data: Row[], current_page = 1, last_page = 1, total = data.length) => ({
  data,
  current_page,
  last_page,
  total,
});

/** The account of a guardian who gave only what has to be given. */
export const account = (change: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 9,
  name: 'Salma Khatun',
  email: 'salma@example.com',
  phone_no: '01700000004',
  phone_no_verified_at: '2026-01-05T06:00:00.000Z',
  gender: 2,
  photo: null,
  type: 'parent',
  roles: ['parent'],
  created_at: '2026-03-09T20:00:00.000Z',
  account_status: 'Green',
  banned: false,
  api_token: null,
  parent: { additional_phone_number: null, about: null },
  tutor: null,
  ...change,
});

export const request = (id: number, change: Partial<TutorRequest> = {}): TutorRequest => ({
  id,
  student_id: 1,
  student: { name: 'Tasnim' },
  parent_location_id: 1,
  parent_location: {
    id: 1,
    city: { city_name: 'Dhaka' },
    location: { location_name: 'Dhanmondi' },
    details_location: 'House 7',
  },
  subjects: [
    { id: 11101, subject_name: 'Bangla' },
    { id: 11103, subject_name: 'Mathematics' },
  ],
  tutor_gender: 3,
  tutoring_place_id: 2,
  tutoring_place: { tutoring_place: 'Home Tutoring' },
  days_in_week: 5,
  tutor_requirement: 'Patience.',
  budget: null,
  time_of_day: 'any',
  start_date: null,
  student_missing: [],
  terms: null,
  stage: 'Pending',
  stage_reason: null,
  i_class: { class_name: 'Class 8' },
  tutoring_category: { category_name: 'Bangla Medium' },
  curriculum: { curriculum_name: 'Bangla Version' },
  tuition_job_offer_id: null,
  candidates: 0,
  review_by: null,
  answer_by: null,
  created_at: '2026-11-15T06:00:00.000Z',
  ...change,
});

export const jobCard = (id: number, change: Partial<JobCard> = {}): JobCard => ({
  id,
  iclass: { class_name: 'Class 8' },
  location: { location_name: 'Dhanmondi' },
  city: { id: 1, city_name: 'Dhaka' },
  latitude: 23.7461,
  longitude: 90.3742,
  actual_salary: 6500,
  days_in_week: 5,
  tutor_gender: 3,
  created_at: '2026-11-18T08:00:00.000Z',
  tutoring_category: { category_name: 'Bangla Medium' },
  subjects: [
    { id: 1, subject_name: 'Mathematics' },
    { id: 2, subject_name: 'Science' },
  ],
  tutoring_place: { id: 2, tutoring_place: 'Home' },
  applications: [],
  saved_by: [],
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
