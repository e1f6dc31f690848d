import type { ProfileInfo } from '@porao/contracts';
import { query, useQuery, useQueryClient } from '@porao/platform';
import { ErrorState, LoadingState, StepDots } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import { OnboardingPage } from '../../common/onboarding-page.tsx';
import { paths } from '../../common/paths.ts';
import { StepDone } from '../../common/step-done.tsx';
import { SwitchBack } from '../../common/switch-back.tsx';
import { isDone, nextStep, type TutorStep, tutorStepPath, tutorSteps } from '../../common/tutor-steps.ts';

interface StepViewProps {
  step: TutorStep;
  title: string;
  lead: string;
  children: ReactNode;
}

const infoQuery = query('GET /api/profile-update-info');

/** One step of a tutor's start: its form, or that it is done already. */
export function StepView({ step, title, lead, children }: StepViewProps): ReactNode {
  const info = useQuery(infoQuery);
  const data = info.data?.data;
  return (
    <OnboardingPage
      after={<SwitchBack />}
      title={title}
      lead={lead}
      dots={
        <StepDots
          label={t('steps.label')}
          doneText={t('steps.done')}
          current={tutorSteps.indexOf(step)}
          steps={tutorSteps.map((name) => ({
            label: t(`steps.${name}`),
            done: data ? isDone[name](data) : false,
          }))}
        />
      }
    >
      {data ? (
        <Step step={step} info={data}>
          {children}
        </Step>
      ) : info.isError ? (
        <ErrorState
          title={t('onboarding.failed')}
          text={t('onboarding.failed.text')}
          onRetry={() => void info.refetch()}
          retryLabel={t('onboarding.retry')}
          busy={info.isFetching}
          busyLabel={t('onboarding.retrying')}
        />
      ) : (
        <LoadingState label={t('page.loading')} shape="form" count={4} />
      )}
    </OnboardingPage>
  );
}

function Step({ step, info, children }: { step: TutorStep; info: ProfileInfo; children: ReactNode }) {
  // As it was when the page opened: a form that was just saved must not turn into 'done' before it leaves.
  const [wasDone] = useState(() => isDone[step](info));
  if (!wasDone) return children;
  const next = nextStep(step);
  return <StepDone home={paths.tutorDashboard} next={next && tutorStepPath(next)} />;
}

/** Has everyone read anew what the profile holds; resolves when the steps are known again. */
export function useProfileChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [infoQuery.queryKey[0]] });
}
