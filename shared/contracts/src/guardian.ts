import { studentEndpoints } from './family.ts';
import { routineEndpoints } from './routine.ts';
import { tutorRequestEndpoints } from './tutor-request.ts';

export * from './family.ts';
export { GuardianPageQuery, guardianPageSize } from './guardian-page.ts';
export * from './routine.ts';
export * from './tutor-request.ts';

/** The calls of the guardian's area. */
export const guardianEndpoints = { ...studentEndpoints, ...tutorRequestEndpoints, ...routineEndpoints };
