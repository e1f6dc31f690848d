import { z } from 'zod';
import { Id, rolePattern, success } from './common.ts';
import { notGrantable } from './endpoint.ts';
import { typedText } from './fields.ts';
import { optionalText, pageNumber, perPage } from './guardian-page.ts';

/** Why; those whom it concerns may read it. */
export const Reason = typedText('reason.required').min(3, 'reason.required').max(500, 'text.tooLong');

/** A reason where one may be given. */
export const OptionalReason = optionalText(500);

/** A role that a lead may grant. */
export const GrantedRole = z
  .string({ error: 'role.grantable' })
  .regex(rolePattern, 'role.grantable')
  .refine((role) => !notGrantable.includes(role), 'role.grantable');

/** Somebody whom operators can call. */
export const Contact = z.object({ user_id: Id, name: z.string(), phone_no: z.string(), banned: z.boolean() });

/** Page number from 1 and rows a page, 20 unless given. */
export const paging = { page: pageNumber, per_page: perPage(20) };
export const ReasonBody = z.object({ reason: Reason });
/** Takes back what the sender did: refused when somebody else acted on the same since. */
export const TakesBack = z.object({ takes_back: z.literal(true).optional() });
export const operatorOnly = { access: 'operator' } as const;
export const leadOnly = { access: 'lead' } as const;
/** The answer of an act that returns nothing but its message. */
export const acted = success(z.null());
/** An id, part of a phone number in any form, or part of a name. */
export const SearchText = typedText().max(100).default('');
