import type { OpsReport, ReportWeek } from '@porao/contracts';
import type { CsvColumns } from '../../kit/csv.ts';

export const weekColumns: CsvColumns<ReportWeek> = {
  week_from: ({ from }) => from,
  waited_requests: (week) => week.waited_requests,
  waited_credentials: (week) => week.waited_credentials,
  waited_applications: (week) => week.waited_applications,
  jobs: ({ jobs }) => jobs,
  unfilled: ({ unfilled }) => unfilled,
  no_applicants: (week) => week.no_applicants,
  wrong_gender: (week) => week.wrong_gender,
  low_pay: (week) => week.low_pay,
  no_answer: (week) => week.no_answer,
  decisions: ({ decisions }) => decisions,
  median_hours: (week) => week.median_hours,
  issued: ({ issued }) => issued,
  due: ({ due }) => due,
  paid: ({ paid }) => paid,
  waived: ({ waived }) => waived,
  refunded: ({ refunded }) => refunded,
};

export const actColumns: CsvColumns<OpsReport['acts'][number]> = {
  actor_user_id: (act) => act.actor_user_id,
  actor: (act) => act.actor_name,
  subject: ({ subject }) => subject,
  action: ({ action }) => action,
  count: ({ count }) => count,
  median_hours: (act) => act.median_hours,
};

export const gapColumns: CsvColumns<OpsReport['gaps'][number]> = {
  city: (gap) => gap.city_name,
  area: (gap) => gap.location_name,
  class: (gap) => gap.class_name,
  subject: (gap) => gap.subject_name,
  open: ({ open }) => open,
  tutors: ({ tutors }) => tutors,
};
