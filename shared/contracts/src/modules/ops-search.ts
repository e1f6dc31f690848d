import { z } from 'zod';
import { dataOf, Id, Role } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { SearchText } from '../ops-fields.ts';

const FoundPerson = z.object({
  id: Id,
  name: z.string(),
  phone_no: z.string(),
  roles: z.array(Role),
  banned: z.boolean(),
});

const FoundThing = z.object({
  kind: z.enum(['request', 'job', 'deal', 'invoice']),
  id: Id,
  /** Identifies the page that shows it: the deal of an invoice, else the thing itself. */
  page_id: Id,
  class_name: z.string(),
  /** The guardian; of an invoice the tutor. */
  person: z.string().nullable(),
  state: z.string(),
});
export type FoundThing = z.infer<typeof FoundThing>;

export const OpsFound = z.object({
  /** At most five, the newest first. */
  people: z.array(FoundPerson),
  /** Those with this number, one of each kind at most. */
  things: z.array(FoundThing),
});
export type OpsFound = z.infer<typeof OpsFound>;

export const opsSearchEndpoints = defineEndpoints('operator', {
  'GET /api/ops/search': {
    summary:
      'People by id, phone in any way of writing, e-mail or name, and requests, jobs, deals and charges by number',
    query: z.object({ q: SearchText }),
    response: dataOf(OpsFound),
  },
});
