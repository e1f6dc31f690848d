import type { FamilyInfo } from '@porao/contracts';

/** What a guardian still has to add before the first request, students first (spec, section 4). */
export type NextStep = 'student' | 'location';

export function nextStep({ students, locations }: FamilyInfo): NextStep | null {
  if (students === 0) return 'student';
  return locations === 0 ? 'location' : null;
}
