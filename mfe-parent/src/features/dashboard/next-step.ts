import type { FamilyInfo } from '@porao/contracts';
import { addLocation, addStudent } from '@porao/contracts/paths';

/** Where a guardian adds what is still missing before the first request, students first (PAR-029). */
export function nextStepPath({ students, locations }: FamilyInfo): string | null {
  if (students === 0) return addStudent;
  return locations === 0 ? addLocation : null;
}
