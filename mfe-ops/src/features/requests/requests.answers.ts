import type { OpsRequest, OpsRequestDetails } from '@porao/contracts';
import { contact } from '../../common/testing/answers.ts';

export const request = (id: number, change: Partial<OpsRequest> = {}): OpsRequest => ({
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
  subjects: [{ id: 11101, subject_name: 'Bangla' }],
  tutor_gender: 3,
  tutoring_place_id: 2,
  tutoring_place: { tutoring_place: 'Home Tutoring' },
  days_in_week: 5,
  tutor_requirement: 'Patience. House 7, please.',
  stage: 'Pending',
  stage_reason: null,
  i_class: { class_name: `Class ${id}` },
  tutoring_category: { category_name: 'Bangla Medium' },
  curriculum: null,
  tuition_job_offer_id: null,
  candidates: 0,
  review_by: null,
  answer_by: null,
  created_at: '2026-11-15T06:00:00.000Z',
  guardian: contact(50, 'Salma Begum'),
  student_gender: 2,
  latitude: 23.7463,
  longitude: 90.3744,
  version: `Pending.${'0'.repeat(8)}${id}`,
  open_by: [],
  ...change,
});

export const details = (
  id: number,
  change: Partial<OpsRequest> = {},
  rest: Partial<OpsRequestDetails> = {},
): { data: OpsRequestDetails } => ({
  data: {
    request: request(id, change),
    decision: null,
    place: { latitude: 23.745, longitude: 90.375 },
    tutors: { in_city: 12, nearby: 4, radius: 5 },
    guardian: { since: '2026-01-05T06:00:00.000Z', account_status: 'Green', banned_at: null, acts: [] },
    earlier: [],
    private_details: [{ kind: 'house', text: 'House 7' }],
    defaults: {
      actual_salary: 6000,
      salary_from: 'similar',
      tutoring_time: '17:00',
      tutoring_duration: 1.5,
      hiring_date: '2026-12-01',
      curriculum_id: null,
    },
    ...rest,
  },
});
