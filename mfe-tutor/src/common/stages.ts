import type { JobCount, JobHistoryType } from '@porao/contracts';
import { paths } from './paths.ts';

/** The tabs of the job history, in the order of an application's stages; `closed` is shown as cancelled. The
 * dashboard has no `pending` and `payment` (TUT-066). */
export const stages = [
  { type: 'applied', path: paths.appliedJobs },
  { type: 'shortlisted', path: paths.shortlistedJobs },
  { type: 'appointed', path: paths.appointedJobs },
  { type: 'confirm', path: paths.confirmedJobs },
  { type: 'closed', path: paths.cancelledJobs },
] as const satisfies readonly { type: JobHistoryType; path: string }[];

/** The tab that a path names; the first when it names none. */
export function stageOf(pathname: string): (typeof stages)[number] {
  return stages.find((stage) => stage.path === pathname.replace(/\/$/, '')) ?? stages[0];
}

/** Every tab with its count; one the server did not name has none. */
export function stageCounts(
  counts: readonly JobCount[],
): { stage: (typeof stages)[number]; count: number }[] {
  return stages.map((stage) => ({
    stage,
    count: counts.find((entry) => entry.id === stage.type)?.count ?? 0,
  }));
}
