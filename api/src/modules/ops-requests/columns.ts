import type { OpsRequest } from '@porao/contracts';
import { type CsvColumns, csvTime } from '../../kit/csv.ts';

export type RequestLine = Omit<OpsRequest, 'case'> & {
  /** Taka a month of the job that it became. */
  readonly salary_agreed: number | null;
};

export const requestColumns: CsvColumns<RequestLine> = {
  id: ({ id }) => id,
  stage: ({ stage }) => stage,
  sent: ({ created_at }) => csvTime(created_at),
  guardian: ({ guardian }) => guardian.name,
  phone: ({ guardian }) => guardian.phone_no,
  class: ({ i_class }) => i_class.class_name,
  category: ({ tutoring_category }) => tutoring_category.category_name,
  subjects: ({ subjects }) => subjects.map(({ subject_name }) => subject_name).join('; '),
  place: ({ tutoring_place }) => tutoring_place.tutoring_place,
  city: ({ parent_location }) => parent_location.city.city_name,
  area: ({ parent_location }) => parent_location.location.location_name,
  home: ({ parent_location }) => parent_location.details_location,
  days_in_week: ({ days_in_week }) => days_in_week,
  time_of_day: ({ time_of_day }) => time_of_day,
  start_date: ({ start_date }) => start_date,
  budget: ({ budget }) => budget,
  salary_offered: ({ terms }) => terms?.actual_salary,
  salary_agreed: ({ salary_agreed }) => salary_agreed,
  requirement: ({ tutor_requirement }) => tutor_requirement,
  review_by: ({ review_by }) => csvTime(review_by),
  reason: ({ stage_reason }) => stage_reason,
  job_id: ({ tuition_job_offer_id }) => tuition_job_offer_id,
  candidates: ({ candidates }) => candidates,
  answer_by: ({ answer_by }) => csvTime(answer_by),
};
