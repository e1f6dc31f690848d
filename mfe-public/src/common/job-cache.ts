import type { Job, JobBoardPage, JobCard } from '@porao/contracts';
import { type InfiniteData, on, session, useQueryClient } from '@porao/platform';
import { useEffect } from 'react';
import { tutorIdOf, withApplied, withSaved } from './job.ts';
import { boardKey, jobKey } from './job-queries.ts';

type QueryClient = ReturnType<typeof useQueryClient>;
type Change = <J extends Job | JobCard>(job: J) => J;

/** Changes one job wherever this remote has it cached: every list of the board and its own page. */
export function changeJob(client: QueryClient, jobId: number, change: Change): void {
  client.setQueriesData<InfiniteData<JobBoardPage>>({ queryKey: boardKey }, (list) => {
    if (!list?.pages.some((page) => page.data.some((job) => job.id === jobId))) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      data: page.data.map((job) => (job.id === jobId ? change(job) : job)),
    }));
    return { ...list, pages };
  });
  client.setQueriesData<{ data: Job }>(
    { queryKey: jobKey(jobId) },
    (answer) => answer && { ...answer, data: change(answer.data) },
  );
}

const watched = new WeakSet<QueryClient>();

/** Follows what any remote says about jobs, for the life of the page: lists in the cache outlive their page. */
export function useWatchedJobs(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (watched.has(client)) return;
    watched.add(client);
    on('job.saved@1', ({ jobId, saved }) => {
      const tutorId = tutorIdOf(session().current());
      if (tutorId !== null) changeJob(client, jobId, (job) => withSaved(job, tutorId, saved));
    });
    on('job.applied@1', ({ jobId }) => {
      const tutorId = tutorIdOf(session().current());
      if (tutorId !== null) changeJob(client, jobId, (job) => withApplied(job, tutorId));
    });
  }, [client]);
}
