import type { JobHistoryItem, JobHistoryType } from '@porao/contracts';
import { answerMessage, failureText, useWrite } from '@porao/features';
import { call, query, useQuery } from '@porao/platform';
import { cacheTime } from '../../common/cache-time.ts';
import { type Endless, useEndless } from '../../common/endless.ts';

const listCall = 'GET /api/tutoring/jobs/:type';

export function useJobHistory(type: JobHistoryType): Endless<JobHistoryItem> {
  return useEndless<JobHistoryItem>({
    queryKey: [listCall, type, 'pages'],
    load: (page, signal) => query(listCall, { params: { type }, query: { page } }).queryFn({ signal }),
  });
}

export const useJobCounts = () =>
  useQuery({ ...query('GET /api/tutoring/job-counts'), refetchInterval: cacheTime });

export type Answer = 'meet' | 'withdraw' | 'accept' | 'decline';

/** The tutor's answers to a family that asks to meet or has chosen them. */
export const useAnswer = (jobId: number) =>
  useWrite({
    send: (answer: Answer) => {
      const params = { jobId };
      if (answer === 'meet') return call('POST /api/agree-to-meet/:jobId', { params });
      if (answer === 'accept') return call('POST /api/accept/:jobId', { params });
      if (answer === 'decline') return call('POST /api/decline/:jobId', { params, body: {} });
      return call('POST /api/withdraw/:jobId', { params, body: {} });
    },
    stale: ['GET /api/tutoring/job-counts', listCall],
    success: answerMessage,
    failed: failureText,
  });
