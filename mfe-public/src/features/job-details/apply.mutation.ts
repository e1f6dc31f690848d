import type { Job, TutorTerms } from '@porao/contracts';
import { answerMessage, refusalText, useWrite } from '@porao/features';
import { ApiError, call, emit, query, session, startProgress, useQueryClient } from '@porao/platform';
import { boardKey, jobKey } from '../../common/job-queries.ts';
import { t } from '../../common/messages.ts';
import { openSwitchRequired } from '../../common/switch-required.modal.ts';
import type * as Modals from './apply-modals.tsx';
import { applyStep, type TutorFacts } from './apply-step.ts';

/** Holds what is loaded at the press of Apply Now; without terms where they could not be read. */
interface Asked {
  facts: TutorFacts;
  terms: TutorTerms | null;
  modals: typeof Modals;
}

/** The application to a job from the press of Apply Now to the answer. Nothing is shown as done before the
 * server said so. `returnTo` is where a guest comes back to; `onApplied` runs once after success. */
export function useApply(job: Job, returnTo: string, onApplied: () => void) {
  const client = useQueryClient();
  const failed = (error: unknown) =>
    refusalText(error) ?? { title: t('apply.failed'), message: t('details.errorText') };
  const refresh = () => {
    void client.invalidateQueries({ queryKey: jobKey(job.id) });
    void client.invalidateQueries({ queryKey: boardKey, refetchType: 'none' });
  };
  const submit = useWrite({
    send: () => call('POST /api/apply/:jobId', { params: { jobId: job.id } }),
    event: () => emit('job.applied@1', { jobId: job.id }),
    success: answerMessage,
    failed: (error) => {
      if (error instanceof ApiError && error.status === 409) refresh();
      return failed(error);
    },
    onDone: () => {
      onApplied();
      refresh();
    },
  });

  // Loaded each time: the tutor may have finished the profile in another tab.
  const ask = useWrite({
    failed,
    onDone: (asked) => take(asked),
    send: async (): Promise<Asked> => {
      const done = startProgress();
      try {
        const fresh = { staleTime: 0, retry: false, networkMode: 'always' } as const;
        const ofJob = query('GET /api/tutor/job-terms/:jobId', { params: { jobId: job.id } });
        const [status, user, terms, modals] = await Promise.all([
          client.fetchQuery({ ...query('GET /api/update-profile-status'), ...fresh }),
          client.fetchQuery({ ...query('GET /api/v1/user'), ...fresh }),
          client.fetchQuery({ ...ofJob, ...fresh }).catch(() => null),
          import(/* webpackChunkName: "apply-modals" */ './apply-modals.tsx'),
        ]);
        const facts = {
          completed: status.data.profile_completed,
          account: user.data,
          city: user.data.tutor?.city ?? null,
        };
        return { facts, terms: terms?.data ?? null, modals };
      } finally {
        done();
      }
    },
  });

  const take = (asked?: Asked): void => {
    const step = applyStep(session().current(), job, asked?.facts);
    if (step.kind === 'sign-in') session().require(returnTo);
    else if (step.kind === 'switch') openSwitchRequired(step.current);
    else if (!asked || step.kind === 'ask') ask.press();
    else if (step.kind === 'refused') asked.modals.openRefused(step.reason);
    else if (step.kind === 'incomplete') asked.modals.openIncomplete(step.completed);
    else if (step.kind === 'city') asked.modals.openCityMismatch(step.city.city_name);
    else asked.modals.openConfirmation(job, asked.terms, () => submit.press());
  };

  return {
    /** Takes the next step from the beginning. */
    start: () => {
      if (!ask.busy && !submit.busy) take();
    },
    isChecking: ask.busy,
    isSubmitting: submit.busy,
  };
}
