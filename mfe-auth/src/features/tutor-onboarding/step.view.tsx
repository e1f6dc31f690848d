import { tutorDashboard } from '@porao/contracts/paths';
import { isStepDone, pathAfterStep, type TutorStep, tutorSteps } from '@porao/features';
import { query, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { OnboardingStep, type StepContent } from '../../common/onboarding-step.tsx';
import { StepDone } from '../../common/step-done.tsx';

const infoQuery = query('GET /api/profile-update-info');

export function StepView(props: StepContent<TutorStep>): ReactNode {
  return (
    <OnboardingStep
      {...props}
      steps={tutorSteps}
      isDone={isStepDone}
      source={useQuery(infoQuery)}
      done={<StepDone home={tutorDashboard} next={pathAfterStep(props.step)} />}
    />
  );
}
