import type { OpsRequest, OpsRequestDetails } from '@porao/contracts';
import { request as requestOfGuardian } from '@porao/platform/testing/answers';
import { contact } from '../../common/testing/answers.ts';

export const request = (id: number, change: Partial<OpsRequest> = {}): OpsRequest => ({
  ...requestOfGuardian(id),
  tutor_requirement: 'Patience. House 7, please.',
  i_class: { class_name: `Class ${id}` },
  curriculum: null,
  guardian: contact(50, 'Salma Begum'),
  student_gender: 2,
  latitude: 23.7463,
  longitude: 90.3744,
  version: `Pending.${'0'.repeat(8)}${id}`,
  open_by: [],
  case: {
    private_details: [],
    salary: 6000,
    same_requests: [],
    same_nid: [],
    guardian: { requests: 1, hired: 0, cancelled: 0, in_time: 0, due: 0 },
  },
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
