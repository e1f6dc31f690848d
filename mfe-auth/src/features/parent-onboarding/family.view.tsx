import type { FamilyInfo } from '@porao/contracts';
import { query, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { OnboardingStep, type StepContent } from '../../common/onboarding-step.tsx';

const familyQuery = query('GET /api/family-info');
const steps = ['student', 'location'] as const;
type FamilyStep = (typeof steps)[number];

const isDone: Record<FamilyStep, (family: FamilyInfo) => boolean> = {
  student: ({ students }) => students > 0,
  location: ({ locations }) => locations > 0,
};

export function FamilyView(props: StepContent<FamilyStep> & { done: ReactNode }): ReactNode {
  return <OnboardingStep {...props} steps={steps} isDone={isDone} source={useQuery(familyQuery)} />;
}
