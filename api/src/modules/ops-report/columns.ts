import { OpsReport, type ReportWeek } from '@porao/contracts';
import type { CsvColumns } from '../../kit/csv.ts';

type Numbers = Omit<ReportWeek, 'from'>;

const weekNumbers = Object.keys(OpsReport.shape.weeks.element.omit({ from: true }).shape) as (keyof Numbers)[];

export const weekColumns: CsvColumns<ReportWeek> = {
  week_from: ({ from }) => from,
  ...Object.fromEntries(weekNumbers.map((name) => [name, (week: ReportWeek) => week[name]])),
};

/** A week in which nothing happened. */
export const emptyWeek = Object.fromEntries(
  weekNumbers.map((name) => [name, name === 'median_hours' ? null : 0]),
) as Numbers;

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
