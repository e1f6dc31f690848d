/** Views of jobs, written in batches: a killed process loses those of the last seconds. */
export interface ViewCounter {
  /** Counts a view, at most one per viewer, job and hour. Returns how many of the job are not in the database yet. */
  readonly count: (jobId: number, viewer: string) => number;
  /** Writes what is not in the database yet. */
  readonly save: () => Promise<void>;
}
