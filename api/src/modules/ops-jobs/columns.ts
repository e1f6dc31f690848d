import type { OpsJob } from '@porao/contracts';
import { type CsvColumns, csvTime } from '../../kit/csv.ts';

export const jobColumns: CsvColumns<OpsJob> = {
  id: ({ id }) => id,
  status: ({ status }) => status,
  published: ({ created_at }) => csvTime(created_at),
  until: ({ live_until }) => csvTime(live_until),
  class: ({ class_name }) => class_name,
  category: ({ category_name }) => category_name,
  place: ({ tutoring_place }) => tutoring_place,
  city: ({ city_name }) => city_name,
  area: ({ location_name }) => location_name,
  salary: ({ actual_salary }) => actual_salary,
  guardian: ({ guardian }) => guardian?.name,
  phone: ({ guardian }) => guardian?.phone_no,
  applications: ({ applications }) => applications,
  undecided: ({ undecided }) => undecided,
  preferred: ({ preferred }) => preferred,
  answer_by: ({ answer_by }) => csvTime(answer_by),
  request_id: ({ request_id }) => request_id,
};
