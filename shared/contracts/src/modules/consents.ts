import { z } from 'zod';
import { Day, dataOf, Id, Instant } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';

/** Is the day on which the terms or the privacy policy last changed; a test of their page compares it with the texts. */
export const legalVersion = '2026-11-27';

export const consentKinds = ['terms', 'sharing', 'record', 'sms', 'email', 'push', 'alerts'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Something that the reader agreed to, and that holds. */
export const Consent = z.object({
  kind: z.enum(consentKinds),
  /** That of the terms' text; null where it was not noted, and for what has no text. */
  version: Day.nullable(),
  /** The job for whose lessons the number is shared. */
  job_id: Id.nullable(),
  at: Instant,
});
export type Consent = z.infer<typeof Consent>;

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

export const consentEndpoints = defineEndpoints('user', {
  'GET /api/consents': {
    summary:
      'Everything that the account agreed to and that holds, newest first, with the version of the terms',
    response: dataOf(z.array(Consent)),
  },
  'POST /api/consents/record': {
    access: 'tutor',
    summary:
      'The tutor agrees that families and operators see what lessons prove, or takes that back at once',
    body: z.object({ given: z.boolean() }),
  },
});
