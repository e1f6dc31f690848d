import type { OpsRequest } from '@porao/contracts';
import { type CsvColumns, csvTime } from '../../kit/csv.ts';

export const requestColumns: CsvColumns<Omit<OpsRequest, 'case'>> = {
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
  requirement: ({ tutor_requirement }) => tutor_requirement,
  reason: ({ stage_reason }) => stage_reason,
  job_id: ({ tuition_job_offer_id }) => tuition_job_offer_id,
  candidates: ({ candidates }) => candidates,
};
