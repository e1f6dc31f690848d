import { z } from 'zod';
import { Id, rolePattern } from './common.ts';
import { FileAnswer, notGrantable } from './endpoint.ts';
import { typedText } from './fields.ts';
import { optionalText, pageNumber, perPage } from './guardian-page.ts';

/** Why; those whom it concerns may read it. */
export const Reason = typedText('reason.required').min(3, 'reason.required').max(500, 'text.tooLong');

export const OptionalReason = optionalText(500);

export const GrantedRole = z
  .string({ error: 'role.grantable' })
  .regex(rolePattern, 'role.grantable')
  .refine((role) => !notGrantable.includes(role), 'role.grantable');

export const Contact = z.object({ user_id: Id, name: z.string(), phone_no: z.string(), banned: z.boolean() });

/** Page number from 1 and rows a page, 20 unless given. */
export const paging = { page: pageNumber, per_page: perPage(20) };
export const ReasonBody = z.object({ reason: Reason });
/** Takes back what the sender did: refused when somebody else acted on the same since. */
export const TakesBack = z.object({ takes_back: z.literal(true).optional() });
export const leadOnly = { access: 'lead' } as const;
/** An id, part of a phone number in any form, or part of a name. */
export const SearchText = typedText().max(100).default('');

/** The most lines that one file has. */
export const csvLines = 10_000;

/** The list as a table for a spreadsheet, by the filters that the list has. Each is in the log; phones and homes of a
 * list that other operators may export are for leads. */
export const asCsv = <Q extends z.ZodObject>(of: string, query: Q) => ({
  summary: `The first ${csvLines} ${of} of the list as a table for a spreadsheet`,
  query,
  file: { types: ['text/csv'], cacheControl: 'private, no-store' } as const,
  response: FileAnswer,
});
