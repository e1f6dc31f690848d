import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

/** Decides where the guardian's dashboard sends an account with unfinished onboarding. */
export const FamilyInfo = z.object({ students: z.int().min(0), locations: z.int().min(0) });
export type FamilyInfo = z.infer<typeof FamilyInfo>;

export const familyEndpoints = defineEndpoints('parent', {
  'GET /api/family-info': {
    summary: 'How many students and locations the guardian has stored (not in the product description)',
    response: z.object({ data: FamilyInfo }),
  },
});
