import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { asCsv } from '../ops-fields.ts';
import { ActCount } from './ops-log.ts';

const count = z.int().default(0);

/** A week from Saturday to Friday. Amounts are taka. A week in which nothing is found needs its day only. */
export const ReportWeek = z.object({
  /** Its Saturday, a day in Bangladesh. */
  from: z.iso.date(),
  /** Those that came in this week and had no answer for more than 24 hours: an operator's to requests and credentials,
   * the family's to applications. */
  waited_requests: count,
  waited_credentials: count,
  waited_applications: count,
  /** Jobs published in this week, and those of them that ended without a tutor or are open for more than 7 days. */
  jobs: count,
  unfilled: count,
  /** Unfilled jobs by reason; one may have several. */
  no_applicants: count,
  wrong_gender: count,
  low_pay: count,
  no_answer: count,
  /** Decisions on requests and credentials in this week, and half of them took at most so many hours. */
  decisions: count,
  median_hours: z.number().nullable().default(null),
  /** Charges issued in this week, by what has become of them. */
  issued: count,
  due: count,
  paid: count,
  waived: count,
  refunded: count,
});
export type ReportWeek = z.infer<typeof ReportWeek>;

export const OpsReport = z.object({
  /** Those that have waited for more than 24 hours now. */
  waiting: z.object({ requests: z.int(), credentials: z.int(), applications: z.int() }),
  /** The running one is the last. */
  weeks: z.array(ReportWeek),
  /** Acts of these weeks by who did them, the most frequent first. */
  acts: z.array(
    ActCount.extend({
      /** From sending to the decision; null for acts that nobody waits for. */
      median_hours: z.number().nullable(),
    }),
  ),
  /** Subjects that more open requests and jobs of an area ask for than tutors teach there, the fewest tutors first. */
  gaps: z.array(
    z.object({
      city_name: z.string(),
      location_name: z.string(),
      class_name: z.string(),
      subject_name: z.string(),
      open: z.int(),
      tutors: z.int(),
    }),
  ),
});
export type OpsReport = z.infer<typeof OpsReport>;

const ReportQuery = z.object({ weeks: z.coerce.number().pipe(z.int().min(1).max(26)).default(8) });

export const opsReportEndpoints = defineEndpoints('lead', {
  'GET /api/ops/report': {
    summary: 'Long waits, jobs that do not fill, decisions and charges by week; subjects without tutors',
    query: ReportQuery,
    response: z.object({ data: OpsReport }),
  },
  'GET /api/ops/report.csv': asCsv(
    'lines',
    ReportQuery.extend({ of: z.enum(['weeks', 'acts', 'gaps']).default('weeks') }),
  ),
});
