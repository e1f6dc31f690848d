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

export const consentEndpoints = defineEndpoints('user', {
  'GET /api/consents': {
    summary:
      'Everything that the account agreed to and that holds, newest first, with the version of the terms',
    response: dataOf(z.array(Consent)),
  },
});
