import { z } from 'zod';
import { Id, IdParam, Instant, page, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { paging, ReasonBody } from '../ops-fields.ts';

/** Each reason names its kind, which is the part before the point. */
export const PatternWhy = z.enum([
  'reports.people',
  'one_month.family',
  'one_month.tutor',
  'one_month.pair',
  'unpaid.family',
  'no_show.family',
  'no_show.tutor',
  'refunds.family',
  'refunds.tutor',
  'fake_guardian.contacts',
  'advance.money',
  'papers.same',
  'papers.refused',
  'wallet.sides',
  'wallet.tutors',
  'accounts.sides',
  'accounts.nid',
  'accounts.banned',
  'accounts.many',
]);
export type PatternWhy = z.infer<typeof PatternWhy>;

export const PatternKind = z.enum([
  'reports',
  'one_month',
  'unpaid',
  'no_show',
  'refunds',
  'fake_guardian',
  'advance',
  'papers',
  'wallet',
  'accounts',
]);
export type PatternKind = z.infer<typeof PatternKind>;

/** Something for an operator to look at: nobody is refused anything because of it. */
export const Pattern = z.object({
  /** Stays the same while the pattern grows. */
  key: z.string(),
  kind: PatternKind,
  why: PatternWhy,
  /** Taken by the text of `why`. */
  numbers: z.record(z.string(), z.int()),
  people: z.array(z.object({ user_id: Id, name: z.string(), banned: z.boolean() })),
  /** The deals that speak for it, newest first. */
  deals: z.array(Id),
  /** The last look of an operator, who read smaller numbers where `open` is true. */
  seen: z.object({ by: z.string().nullable(), note: z.string(), at: Instant }).nullable(),
  /** Nobody looked at it yet, or it grew since. */
  open: z.boolean(),
});
export type Pattern = z.infer<typeof Pattern>;

export const opsPatternEndpoints = defineEndpoints('operator', {
  'GET /api/ops/patterns': {
    summary: 'Patterns in deals and accounts that an operator should look at, those of most deals first',
    query: z.object({
      ...paging,
      kind: PatternKind.optional(),
      /** Those of one account. */
      person: IdParam.optional(),
      show: z.enum(['open', 'all']).default('open'),
    }),
    response: page(Pattern),
  },
  'POST /api/ops/patterns/:key/seen': {
    summary: 'Say that it was looked at, and what was found; it comes back when it grows',
    params: z.object({ key: z.string().regex(/^[a-z_]+\.[a-z]+(-\d{1,10}){1,2}$/) }),
    body: ReasonBody,
    response: success(Pattern),
  },
});
