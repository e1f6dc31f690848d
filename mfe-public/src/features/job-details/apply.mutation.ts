import type { Job } from '@porao/contracts';
import { refusalText } from '@porao/features';
import {
  ApiError,
  call,
  emit,
  notify,
  query,
  session,
  startProgress,
  useMutation,
  useQueryClient,
} from '@porao/platform';
import { boardKey, jobKey } from '../../common/job-queries.ts';
import { t } from '../../common/messages.ts';
import { openSwitchRequired } from '../../common/switch-required.modal.ts';
import { openCityMismatch, openConfirmation, openIncomplete } from './apply-modals.tsx';
import { applyStep, type TutorFacts } from './apply-step.ts';

/** Says why an application did not go through; no answer has the text of PUB-087. */
function tellFailure(error: unknown): void {
  notify({ tone: 'error', message: refusalText(error) ?? t('apply.failed') });
}

/** The application to a job from the press of Apply Now to the answer. Nothing is shown as done before the
 * server said so. `returnTo` is where a guest comes back to; `onApplied` runs once after success. */
export function useApply(job: Job, returnTo: string, onApplied: () => void) {
  const client = useQueryClient();
  const submit = useMutation({
    mutationFn: () => call('POST /api/apply/:jobId', { params: { jobId: job.id } }),
    networkMode: 'always',
    onSuccess: (answer) => {
      emit('job.applied@1', { jobId: job.id });
      notify({ tone: 'success', message: answer.message });
      onApplied();
      refresh();
    },
    onError: (error) => {
      tellFailure(error);
      if (error instanceof ApiError && error.status === 409) refresh();
    },
  });
  const refresh = () => {
    void client.invalidateQueries({ queryKey: [...jobKey, job.id] });
    void client.invalidateQueries({ queryKey: boardKey, refetchType: 'none' });
  };

  // Loaded each time: the tutor may have finished the profile in another tab.
  const ask = useMutation({
    networkMode: 'always',
    mutationFn: async (): Promise<TutorFacts> => {
      const done = startProgress();
      try {
        const fresh = { staleTime: 0, retry: false, networkMode: 'always' } as const;
        const [status, user] = await Promise.all([
          client.fetchQuery({ ...query('GET /api/update-profile-status'), ...fresh }),
          client.fetchQuery({ ...query('GET /api/v1/user'), ...fresh }),
        ]);
        return {
          completed: status.data.profile_completed,
          account: user.data,
          city: user.data.tutor?.city ?? null,
        };
      } finally {
        done();
      }
    },
  });

  const take = (facts?: TutorFacts): void => {
    const step = applyStep(session().current(), job, facts);
    if (step.kind === 'sign-in') session().require(returnTo);
    else if (step.kind === 'switch') openSwitchRequired(step.current);
    else if (step.kind === 'ask') ask.mutate(undefined, { onSuccess: take, onError: tellFailure });
    else if (step.kind === 'refused')
      notify({ tone: 'error', message: t(step.reason === 'ban' ? 'failure.banned' : 'failure.locked') });
    else if (step.kind === 'incomplete') openIncomplete(step.completed);
    else if (step.kind === 'city') openCityMismatch(step.city.city_name);
    else openConfirmation(job, () => submit.mutate());
  };

  return {
    /** Takes the next step from the beginning. */
    start: () => {
      if (!ask.isPending && !submit.isPending) take();
    },
    isChecking: ask.isPending,
    isSubmitting: submit.isPending,
  };
}
