import { type OpsReport, ReportWeek } from '@porao/contracts';
import type { CsvColumns } from '../../kit/csv.ts';

const weekNumbers = Object.keys(ReportWeek.omit({ from: true }).shape) as Exclude<keyof ReportWeek, 'from'>[];

export const weekColumns: CsvColumns<ReportWeek> = {
  week_from: ({ from }) => from,
  ...Object.fromEntries(weekNumbers.map((name) => [name, (week: ReportWeek) => week[name]])),
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
