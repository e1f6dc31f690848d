import type { JobHistoryItem } from '@porao/contracts';
import { failureText, useWrite } from '@porao/features';
import { query, useQueryClient } from '@porao/platform';

/** Asks with both sides' terms, read at the press; only the answer accepts. */
export function useAccept(job: JobHistoryItem, accept: () => void) {
  const client = useQueryClient();
  return useWrite({
    failed: failureText,
    onDone: ({ terms, dialog }) => dialog.default(job, terms, accept),
    send: async () => {
      const ofJob = query('GET /api/tutor/job-terms/:jobId', { params: { jobId: job.jobId } });
      const [terms, dialog] = await Promise.all([
        client.fetchQuery({ ...ofJob, staleTime: 0, retry: false, networkMode: 'always' }),
        import(/* webpackChunkName: "accept-dialog" */ './accept.dialog.tsx'),
      ]);
      return { terms: terms.data, dialog };
    },
  });
}
