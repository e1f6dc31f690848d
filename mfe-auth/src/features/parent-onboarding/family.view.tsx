import type { FamilyInfo } from '@porao/contracts';
import { query, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { OnboardingStep } from '../../common/onboarding-step.tsx';

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
  done: ReactNode;
  children: ReactNode;
}

export function FamilyView(props: FamilyViewProps): ReactNode {
  return <OnboardingStep {...props} steps={steps} isDone={isDone} source={useQuery(familyQuery)} />;
}
