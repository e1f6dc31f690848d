import type { ProfileInfo } from '@porao/contracts';

/** Steps in their order (AUT-045); each also names its page. */
export const tutorSteps = [
  'secondary-education',
  'teaching-location',
  'bachelor-education',
  'tutor-location',
] as const;
export type TutorStep = (typeof tutorSteps)[number];

export const tutorStepPath = (step: TutorStep): string => `/auth/tutor/details/${step}`;

/** A step is done when the profile has what it asks for. */
export const isDone: Record<TutorStep, (info: ProfileInfo) => boolean> = {
  'secondary-education': (info) => info.Secondary,
  'teaching-location': (info) => info.teaching_location !== null,
  'bachelor-education': (info) => info.Bachelor_Honors,
  'tutor-location': (info) =>
    info.city !== null &&
    info.location !== null &&
    info.preferred_location.length > 0 &&
    info.expected_salary !== null,
};

/** The page after a step; null after the last. */
export function nextStep(step: TutorStep): TutorStep | null {
  return tutorSteps[tutorSteps.indexOf(step) + 1] ?? null;
}
