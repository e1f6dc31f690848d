import type { JobBoardBody, JobPosting } from '@porao/contracts';
import { ApiError, callPublic, publicQuery, type Session } from '@porao/platform';
import { tutorIdOf } from './job.ts';

/** Begins the key of every list of the board; the viewer is part of it, since answers are personal. */
export const boardKey = ['mfe-public', 'job-board'] as const;

const jobRead = (jobId: number) => publicQuery('GET /api/job-board/:jobId', { params: { jobId } });

/** Begins the keys of one job's answers, for every viewer. */
export const jobKey = (jobId: number) => jobRead(jobId).queryKey;

/** Offline a read fails at once, so that the page can say so, and is done again when the line is back. */
const evenOffline = { networkMode: 'always', refetchOnReconnect: true } as const;

/** The endless board. Never asked again by itself after a failure (PUB-092). */
export function boardQuery(body: Omit<JobBoardBody, 'cursor'>, session: Session | null) {
  return {
    queryKey: [...boardKey, tutorIdOf(session), body] as const,
    queryFn: ({ pageParam }: { pageParam: string | null }) =>
      callPublic('POST /job-board', { body: pageParam === null ? body : { ...body, cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: { next_cursor: string | null }) => last.next_cursor,
    retry: false,
    ...evenOffline,
  };
}

export function jobQuery(jobId: number, session: Session | null) {
  const read = jobRead(jobId);
  return {
    ...read,
    queryKey: [...read.queryKey, tutorIdOf(session)] as const,
    ...evenOffline,
  };
}

/** The public state of a job that this viewer cannot open; null when there is no such job. */
export function postingQuery(jobId: number) {
  return {
    queryKey: ['mfe-public', 'posting', jobId] as const,
    queryFn: async (): Promise<JobPosting | null> => {
      try {
        return (await callPublic('GET /api/job-board/:jobId/posting', { params: { jobId } })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    ...evenOffline,
  };
}
