import type { FamilyInfo } from '@porao/contracts';
import { query, useQuery, useQueryClient } from '@porao/platform';
import { ErrorState, LoadingState, StepDots } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import { OnboardingPage } from '../../common/onboarding-page.tsx';
import { SwitchBack } from '../../common/switch-back.tsx';

const familyQuery = query('GET /api/family-info');
const steps = ['student', 'location'] as const;
export type FamilyStep = (typeof steps)[number];

const isDone: Record<FamilyStep, (family: FamilyInfo) => boolean> = {
  student: ({ students }) => students > 0,
  location: ({ locations }) => locations > 0,
};

interface FamilyViewProps {
  step: FamilyStep;
  title: string;
  lead: string;
  /** Shown instead of the form when the step was done before. */
  done: ReactNode;
  children: ReactNode;
}

/** One step of a guardian's start: its form, or that it is done already. */
export function FamilyView({ step, title, lead, done, children }: FamilyViewProps): ReactNode {
  const family = useQuery(familyQuery);
  const data = family.data?.data;
  return (
    <OnboardingPage
      after={<SwitchBack />}
      title={title}
      lead={lead}
      dots={
        <StepDots
          label={t('steps.label')}
          doneText={t('steps.done')}
          current={steps.indexOf(step)}
          steps={steps.map((name) => ({
            label: t(`steps.${name}`),
            done: data ? isDone[name](data) : false,
          }))}
        />
      }
    >
      {data ? (
        <Step wasDone={isDone[step](data)} done={done}>
          {children}
        </Step>
      ) : family.isError ? (
        <ErrorState
          title={t('onboarding.failed')}
          text={t('onboarding.failed.text')}
          onRetry={() => void family.refetch()}
          retryLabel={t('onboarding.retry')}
          busy={family.isFetching}
          busyLabel={t('onboarding.retrying')}
        />
      ) : (
        <LoadingState label={t('page.loading')} shape="form" count={4} />
      )}
    </OnboardingPage>
  );
}

function Step({ wasDone, done, children }: { wasDone: boolean; done: ReactNode; children: ReactNode }) {
  // As it was when the page opened: a form that was just saved must not turn into 'done' before it leaves.
  const [isOver] = useState(wasDone);
  return isOver ? done : children;
}

/** Has everyone read anew how many students and locations there are. */
export function useFamilyChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [familyQuery.queryKey[0]] });
}
