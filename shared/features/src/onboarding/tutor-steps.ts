import type { ProfileInfo } from '@porao/contracts';
import { tutorStepPaths } from '@porao/contracts/paths';

export type TutorStep = keyof typeof tutorStepPaths;

/** The steps of a tutor's sign-up, in their order. */
export const tutorSteps = Object.keys(tutorStepPaths) as TutorStep[];

/** A step is done when the profile has what it asks for. */
export const isStepDone: Record<TutorStep, (info: ProfileInfo) => boolean> = {
  'secondary-education': (info) => info.Secondary,
  'teaching-location': (info) => info.teaching_location !== null,
  'bachelor-education': (info) => info.Bachelor_Honors,
  'tutor-location': (info) =>
    info.city !== null &&
    info.location !== null &&
    info.preferred_location.length > 0 &&
    info.expected_salary !== null,
};

/** The path of the step after this one; null after the last. */
export function pathAfterStep(step: TutorStep): string | null {
  const next = tutorSteps[tutorSteps.indexOf(step) + 1];
  return next ? tutorStepPaths[next] : null;
}

/** The first step that is not done; null when the profile has them all. */
export const firstOpenStep = (info: ProfileInfo): TutorStep | null =>
  tutorSteps.find((step) => !isStepDone[step](info)) ?? null;
