import { z } from 'zod';
import { Instant } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';

/** Below so many lessons nothing is shown: a few say little, and more of their family than of the tutor. */
export const recordLessons = 8;

/** Says what lessons prove of a tutor, over all families: by the family's code, or because both sides say so. */
export const ProvedRecord = z.object({
  /** Calendar months with such a lesson; those of several tuitions count once. */
  months: z.int().min(1),
  lessons: z.int().min(recordLessons),
  /** Those that were neither moved to their day nor made up for another one. */
  on_time: z.int().min(0),
});
export type ProvedRecord = z.infer<typeof ProvedRecord>;

/** As the tutor reads it: also what would be shown. */
export const OwnRecord = z.object({
  /** Since when it is shown; null where the tutor did not agree. */
  consented_at: Instant.nullable(),
  proved: ProvedRecord.nullable(),
});
export type OwnRecord = z.infer<typeof OwnRecord>;

export const recordEndpoints = defineEndpoints('tutor', {
  'POST /api/consents/record': {
    summary:
      'The tutor agrees that families and operators see what lessons prove, or takes that back at once',
    body: z.object({ given: z.boolean() }),
  },
});
