import { z } from 'zod';
import { Id, Instant, page, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { asCsv, paging, ReasonBody, TakesBack } from '../ops-fields.ts';

export const CredentialState = z.enum(['unverified', 'verified', 'refused']);
export type CredentialState = z.infer<typeof CredentialState>;

/** A credential without its image: opening that is an act of its own. */
export const OpsCredential = z.object({
  id: Id,
  tutor_id: Id,
  user_id: Id,
  tutor_name: z.string(),
  title: z.string(),
  state: CredentialState,
  /** Another one for each decision and each image; decisions may name the one that was seen. */
  version: z.string(),
  /** When it was verified or refused. */
  decided_at: Instant.nullable(),
  refused_reason: z.string().nullable(),
  created_at: Instant,
});
export type OpsCredential = z.infer<typeof OpsCredential>;

const CredentialFilter = z.object({ state: CredentialState.default('unverified') });

const decision = {
  body: ReasonBody.extend({
    ...TakesBack.shape,
    version: z
      .string()
      .regex(/^[a-z]{1,20}\.[0-9a-f]{8}$/)
      .optional(),
  }),
} as const;

export const opsCredentialEndpoints = defineEndpoints('operator', {
  'GET /api/ops/credentials': {
    summary: 'Credentials of a state, the oldest first: the queue is unverified',
    query: CredentialFilter.extend(paging),
    response: page(OpsCredential),
  },
  'GET /api/ops/credentials.csv': asCsv('credentials', CredentialFilter),
  'POST /api/ops/credentials/:id/view': {
    summary: 'A link to the image that holds for ten minutes; the reason is logged',
    body: ReasonBody,
    response: success(z.object({ certificate_url: z.string() })),
  },
  'POST /api/ops/credentials/:id/verify': {
    ...decision,
    summary: 'Mark a credential as verified',
  },
  'POST /api/ops/credentials/:id/refuse': {
    ...decision,
    summary: 'Refuse a credential; the tutor reads the reason, and another image waits again',
  },
  'POST /api/ops/credentials/:id/unverify': {
    ...decision,
    summary: 'Take the verification or the refusal back: it waits again',
  },
});
