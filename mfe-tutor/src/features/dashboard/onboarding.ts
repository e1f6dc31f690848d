import type { ProfileInfo } from '@porao/contracts';

/** Steps in their order (AUT-045); each also names its page under /auth/tutor/details. */
const onboardingSteps = [
  'secondary-education',
  'teaching-location',
  'bachelor-education',
  'tutor-location',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

const isDone: Record<OnboardingStep, (info: ProfileInfo) => boolean> = {
  'secondary-education': (info) => info.Secondary,
  'teaching-location': (info) => info.teaching_location !== null,
  'bachelor-education': (info) => info.Bachelor_Honors,
  'tutor-location': (info) =>
    info.city !== null &&
    info.location !== null &&
    info.preferred_location.length > 0 &&
    info.expected_salary !== null,
};

/** The first step that is not done, or null when the profile has them all. */
export function nextOnboardingStep(info: ProfileInfo): OnboardingStep | null {
  return onboardingSteps.find((step) => !isDone[step](info)) ?? null;
}

export const stepPath = (step: OnboardingStep): string => `/auth/tutor/details/${step}`;
