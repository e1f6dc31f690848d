import type { JobCount, JobHistoryType } from '@porao/contracts';

/** A tab of the job history: its wire type and its part of the URL. `closed` is shown as cancelled. */
export interface Stage {
  readonly type: JobHistoryType;
  readonly slug: string;
}

/** In the order an application passes them. The dashboard hides `pending` and `payment` (TUT-066). */
export const stages = [
  { type: 'applied', slug: 'applied-jobs' },
  { type: 'shortlisted', slug: 'shortlisted-jobs' },
  { type: 'appointed', slug: 'appointed-jobs' },
  { type: 'confirm', slug: 'confirm-jobs' },
  { type: 'closed', slug: 'cancel-jobs' },
] as const satisfies readonly Stage[];

export const historyPath = (stage: Stage): string => `/tutor/job-history/${stage.slug}`;

/** The tab that a path names; the first when it names none. */
export function stageOf(pathname: string): (typeof stages)[number] {
  return stages.find((stage) => historyPath(stage) === pathname.replace(/\/$/, '')) ?? stages[0];
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
