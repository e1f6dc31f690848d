import { refusalText, useWrite } from '@porao/features';
import { call, emit, session, useQueryClient } from '@porao/platform';
import { tutorIdOf, withSaved } from './job.ts';
import { changeJob } from './job-cache.ts';
import { t } from './messages.ts';
import { openSwitchRequired } from './switch-required.modal.ts';

interface SaveInput {
  jobId: number;
  /** Is the state that the visitor wants. */
  saved: boolean;
}

/** Jobs with a pending save: a second press must not overtake the first. */
const pending = new Set<number>();

/** Saves or removes a job, shown at once and undone on failure. `returnTo` is where a guest comes back to
 * after signing in; guests and parents make no call (decision OQ-037). */
export function useSaveJob(returnTo: string): (jobId: number, saved: boolean) => void {
  const client = useQueryClient();
  const show = ({ jobId, saved }: SaveInput) => {
    const tutorId = tutorIdOf(session().current());
    if (tutorId !== null) changeJob(client, jobId, (job) => withSaved(job, tutorId, saved));
  };
  const { press } = useWrite({
    send: async ({ jobId, saved }: SaveInput): Promise<unknown> => {
      pending.add(jobId);
      show({ jobId, saved });
      try {
        return saved
          ? await call('POST /api/saved-jobs', { body: { tuition_job_offer_id: jobId } })
          : await call('DELETE /api/saved-jobs/:jobId', { params: { jobId } });
      } catch (error) {
        show({ jobId, saved: !saved });
        throw error;
      } finally {
        pending.delete(jobId);
      }
    },
    event: (input) => emit('job.saved@1', input),
    success: (_, { saved }) => t(saved ? 'save.saved' : 'save.removed'),
    failed: (error) => refusalText(error) ?? { title: t('save.failed'), message: t('details.errorText') },
  });
  return (jobId, saved) => {
    const viewer = session().current();
    if (!viewer) session().require(returnTo);
    else if (viewer.type !== 'tutor') openSwitchRequired(viewer.type);
    else if (!pending.has(jobId)) press({ jobId, saved });
  };
}
