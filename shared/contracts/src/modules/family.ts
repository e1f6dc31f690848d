import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

/** What the guardian's dashboard decides by: where to send one whose start is unfinished. */
export const FamilyInfo = z.object({ students: z.int().min(0), locations: z.int().min(0) });
export type FamilyInfo = z.infer<typeof FamilyInfo>;

export const familyEndpoints = defineEndpoints({
  'GET /api/family-info': {
    summary: 'How many students and locations the guardian has stored (not in the product description)',
    access: 'parent',
    response: z.object({ data: FamilyInfo }),
  },
});
