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

/** A number as text, in digits of any script, also grouped. */
const numberText = () => z.string().overwrite(plainNumber);

/** An id in a body, as a number or as the text that a form has of it. */
export const idField = (message: RuleKey) =>
  z
    .union([z.number(), z.string()], { error: message })
    .pipe(z.coerce.number<number | string>({ error: message }))
    .pipe(z.int({ error: message }).min(1, message).max(2_147_483_647, message));

const nothing = z.union([z.null(), z.literal('')]).transform(() => null);

/** The same, where a form may leave it empty: '', null and absent are all null. */
export const optionalIdField = (message: RuleKey) =>
  z
    .union([nothing, idField(message)], { error: message })
    .optional()
    .transform((value) => value ?? null);

/** At least one id, each once. */
export const idList = (message: RuleKey, max: number) =>
  z
    .array(idField(message), { error: message })
    .min(1, message)
    .max(max, 'choices.tooMany')
    .transform((ids) => [...new Set(ids)]);

/** A whole number within bounds, as a number or as text. */
export const wholeNumber = (message: RuleKey, min: number, max: number) =>
  z
    .union([z.number(), numberText().min(1, message)], { error: message })
    .pipe(z.coerce.number<number | string>({ error: message }))
    .pipe(z.int({ error: message }).min(min, message).max(max, message));

/** The same, where a form may leave it empty: '', null and absent are all null. */
export const optionalNumber = (message: RuleKey, min: number, max: number) =>
  z
    .union([nothing, wholeNumber(message, min, max)], { error: message })
    .optional()
    .transform((value) => value ?? null);

/** Degrees, as a number or as text. */
export const degreesField = (message: RuleKey, limit: 90 | 180) =>
  z
    .union([z.number(), numberText().min(1, message)], { error: message })
    .pipe(z.coerce.number<number | string>({ error: message }))
    .pipe(z.number({ error: message }).min(-limit, message).max(limit, message));

export const requiredText = (message: RuleKey, max: number) =>
  typedText(message).min(1, message).max(max, 'text.tooLong');

export const requiredPhone = (message: RuleKey) => z.string({ error: message }).pipe(Phone);

/** Optional phone: '', null and absent are all null. */
export const optionalPhone = (message: RuleKey) =>
  z
    .union([nothing, requiredPhone(message)], { error: message })
    .optional()
    .transform((value) => value ?? null);

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
