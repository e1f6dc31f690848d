import type { FamilyInfo } from '@porao/contracts';

/** Where a guardian adds what is still missing before the first request, students first (PAR-029). */
export function nextStepPath({ students, locations }: FamilyInfo): string | null {
  if (students === 0) return '/auth/parent/details/add-student';
  return locations === 0 ? '/auth/parent/details/add-location' : null;
}
