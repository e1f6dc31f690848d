import { z } from 'zod';
import { LookupOption, Phone } from './common.ts';
import type { RuleKey } from './message.ts';
import { cleanText, plainNumber } from './text.ts';

/** A text that somebody types, as it is stored: its limits count what people see. */
export const typedText = (message?: RuleKey) =>
  z
    .string(message && { error: message })
    .overwrite(cleanText)
    .trim();

/** An id in a body, as a number or as the text that a form has of it. */
export const idField = (message: RuleKey) =>
  z
    .union([z.number(), z.string()], { error: message })
    .pipe(z.coerce.number<number | string>({ error: message }))
    .pipe(z.int({ error: message }).min(1, message).max(2_147_483_647, message));

const nothing = z.union([z.null(), z.literal('')]).transform(() => null);

/** A field that a form may leave empty: '', null and absent are all null. */
const orNull = <T extends z.ZodType>(schema: T, message: RuleKey) =>
  z
    .union([nothing, schema], { error: message })
    .optional()
    .transform((value) => value ?? null);

export const optionalIdField = (message: RuleKey) => orNull(idField(message), message);

/** At least one id, each once. */
export const idList = (message: RuleKey, max: number) =>
  z
    .array(idField(message), { error: message })
    .min(1, message)
    .max(max, 'choices.tooMany')
    .transform((ids) => [...new Set(ids)]);

/** A number, as such or as text in digits of any script, also grouped. */
const anyNumber = (message: RuleKey) =>
  z
    .union([z.number(), z.string().overwrite(plainNumber).min(1, message)], { error: message })
    .pipe(z.coerce.number<number | string>({ error: message }));

/** A whole number within bounds. */
export const wholeNumber = (message: RuleKey, min: number, max: number) =>
  anyNumber(message).pipe(z.int({ error: message }).min(min, message).max(max, message));

export const optionalNumber = (message: RuleKey, min: number, max: number) =>
  orNull(wholeNumber(message, min, max), message);

export const degreesField = (message: RuleKey, max: number, min = -max) =>
  anyNumber(message).pipe(z.number({ error: message }).min(min, message).max(max, message));

export const requiredText = (message: RuleKey, max: number) =>
  typedText(message).min(1, message).max(max, 'text.tooLong');

export const requiredPhone = (message: RuleKey) => z.string({ error: message }).pipe(Phone);

export const optionalPhone = (message: RuleKey) => orNull(requiredPhone(message), message);

/** 130 to 500 characters (TUT-095, OQ-084). */
export const Description = typedText('description.invalid')
  .min(130, 'description.invalid')
  .max(500, 'description.invalid');

/** Any http or https address, in the form browsers write it (decision OQ-091). */
export const WebUrl = typedText('link.invalid')
  .max(500, 'link.invalid')
  .pipe(z.url({ protocol: /^https?$/, error: 'link.invalid', normalize: true }));

/** Null for an empty field, undefined where it was not sent at all. */
export const clearable = <T extends z.ZodType>(schema: T, message: RuleKey) =>
  z.union([nothing, schema], { error: message }).optional();

/** Least monthly salary that a tutor may expect, in taka (TUT-097). */
export const minExpectedSalary = 1500;
export const ExpectedSalary = wholeNumber('amount.invalid', minExpectedSalary, 10_000_000);

/** 1 or 0, whichever way a form writes it. */
export const Flag = z
  .union([z.literal([0, 1]), z.literal(['0', '1']), z.boolean()], { error: 'flag.invalid' })
  .transform((value) => Number(value) === 1);

/** A day a person may have lived: PostgreSQL and calendars take it, `YYYY-MM-DD`. */
export const dayField = (message: RuleKey) =>
  z.iso
    .date({ error: message })
    .refine((day) => day >= '1900-01-01' && day <= '2100-12-31', { error: message });

export const LookupOptions = z.array(LookupOption);
