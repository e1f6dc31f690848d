import type { JobHistoryItem } from '@porao/contracts';
import { failureText, useWrite } from '@porao/features';
import { query, useQueryClient } from '@porao/platform';

/** Asks before the tutor says yes, with the family's name and both sides' terms, read at the press; only the answer in
 * the dialog acts. */
export function useQuestion(job: JobHistoryItem, wait: 'meeting' | 'acceptance', act: () => void) {
  const client = useQueryClient();
  return useWrite({
    failed: failureText,
    onDone: ({ terms, open }) => open(job, terms, act),
    send: async () => {
      const ofJob = query('GET /api/tutor/job-terms/:jobId', { params: { jobId: job.jobId } });
      const [terms, { openAccept, openMeeting }] = await Promise.all([
        client.fetchQuery({ ...ofJob, staleTime: 0, retry: false, networkMode: 'always' }),
        import(/* webpackChunkName: "accept-dialog" */ './accept.dialog.tsx'),
      ]);
      return { terms: terms.data, open: wait === 'meeting' ? openMeeting : openAccept };
    },
  });
}
