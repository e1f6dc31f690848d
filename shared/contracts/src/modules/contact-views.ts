import { z } from 'zod';
import { Id, Instant, page } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageNumber, perPage } from '../guardian-page.ts';

/** Reasons for which somebody is shown another's phone number or exact home. */
export const viewReasons = ['deal', 'request', 'job', 'case', 'payment', 'message', 'account'] as const;
export type ViewReason = (typeof viewReasons)[number];

/** Somebody who was shown the reader's phone number or exact home, once for each reason. */
export const ContactView = z.object({
  by: z.enum(['porao', 'tutor', 'guardian']),
  /** Null for Porao, and for a family whose name the tutor no longer sees. */
  name: z.string().nullable(),
  what: z.array(z.enum(['phone', 'home'])),
  because: z.enum(viewReasons),
  /** A deal's is its job, a payment's its charge; null without a number. */
  because_id: Id.nullable(),
  /** The first time. */
  at: Instant,
});
export type ContactView = z.infer<typeof ContactView>;

export const contactViewEndpoints = defineEndpoints('user', {
  'GET /api/contact-views': {
    summary:
      "Who was shown the own phone number or exact home, when and why, newest first; operators' names are not told",
    query: z.object({ page: pageNumber, per_page: perPage(20) }),
    response: page(ContactView),
  },
});
