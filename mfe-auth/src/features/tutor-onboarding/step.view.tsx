import { query, useQuery, useQueryClient } from '@porao/platform';
import type { ReactNode } from 'react';
import { OnboardingStep } from '../../common/onboarding-step.tsx';
import { paths } from '../../common/paths.ts';
import { StepDone } from '../../common/step-done.tsx';
import { isDone, nextStep, type TutorStep, tutorStepPath, tutorSteps } from '../../common/tutor-steps.ts';

interface StepViewProps {
  step: TutorStep;
  title: string;
  lead: string;
  children: ReactNode;
}

const infoQuery = query('GET /api/profile-update-info');

/** One step of a tutor's start. */
export function StepView(props: StepViewProps): ReactNode {
  const next = nextStep(props.step);
  return (
    <OnboardingStep
      {...props}
      steps={tutorSteps}
      isDone={isDone}
      answer={useQuery(infoQuery)}
      done={<StepDone home={paths.tutorDashboard} next={next && tutorStepPath(next)} />}
    />
  );
}

/** Has everyone read anew what the profile holds; resolves when the steps are known again. */
export function useProfileChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [infoQuery.queryKey[0]] });
}
