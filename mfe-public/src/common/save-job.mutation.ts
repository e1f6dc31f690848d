import { refusalText } from '@porao/features';
import { call, emit, notify, session, useMutation, useQueryClient } from '@porao/platform';
import { tutorIdOf, withSaved } from './job.ts';
import { changeJob } from './job-cache.ts';
import { t } from './messages.ts';
import { openSwitchRequired } from './switch-required.modal.ts';

interface SaveInput {
  jobId: number;
  /** What the visitor wants it to be. */
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
  const { mutate } = useMutation({
    mutationFn: ({ jobId, saved }: SaveInput): Promise<unknown> =>
      saved
        ? call('POST /api/saved-jobs', { body: { tuition_job_offer_id: jobId } })
        : call('DELETE /api/saved-jobs/:jobId', { params: { jobId } }),
    onMutate: (input) => {
      pending.add(input.jobId);
      show(input);
    },
    onSuccess: (_, input) => {
      emit('job.saved@1', input);
      notify({ tone: 'success', message: input.saved ? t('save.saved') : t('save.removed') });
    },
    onError: (error, { jobId, saved }) => {
      show({ jobId, saved: !saved });
      notify({ tone: 'error', message: refusalText(error) ?? t('save.failed') });
    },
    onSettled: (_data, _error, { jobId }) => pending.delete(jobId),
    networkMode: 'always',
  });

  return (jobId, saved) => {
    const viewer = session().current();
    if (!viewer) session().require(returnTo);
    else if (viewer.type !== 'tutor') openSwitchRequired(viewer.type);
    else if (!pending.has(jobId)) mutate({ jobId, saved });
  };
}
