import { z } from 'zod';
import { Id, LookupOption, Phone } from './common.ts';

/** An id in a body, as a number or as the text that a form has of it. */
export const idField = (message: string) =>
  z
    .union([z.number(), z.string()], { error: message })
    .pipe(z.coerce.number<number | string>({ error: message }))
    .pipe(z.int({ error: message }).min(1, message).max(2_147_483_647, message));

const nothing = z.union([z.null(), z.literal('')]).transform(() => null);

/** The same, where a form may leave it empty: '', null and absent are all null. */
export const optionalIdField = (message: string) =>
  z
    .union([nothing, idField(message)], { error: message })
    .optional()
    .transform((value) => value ?? null);

/** At least one id, each once. */
export const idList = (message: string, max: number) =>
  z
    .array(idField(message), { error: message })
    .min(1, message)
    .max(max, `At most ${max} can be chosen.`)
    .transform((ids) => [...new Set(ids)]);

/** A whole number within bounds, as a number or as text. */
export const wholeNumber = (message: string, min: number, max: number) =>
  z
    .union([z.number(), z.string().min(1, message)], { error: message })
    .pipe(z.coerce.number<number | string>({ error: message }))
    .pipe(z.int({ error: message }).min(min, message).max(max, message));

/** The same, where a form may leave it empty: '', null and absent are all null. */
export const optionalNumber = (message: string, min: number, max: number) =>
  z
    .union([nothing, wholeNumber(message, min, max)], { error: message })
    .optional()
    .transform((value) => value ?? null);

/** Degrees, as a number or as text. */
export const degreesField = (message: string, limit: 90 | 180) =>
  z
    .union([z.number(), z.string().trim().min(1, message)], { error: message })
    .pipe(z.coerce.number<number | string>({ error: message }))
    .pipe(z.number({ error: message }).min(-limit, message).max(limit, message));

export const requiredText = (message: string, max: number) =>
  z.string({ error: message }).trim().min(1, message).max(max, `At most ${max} characters can be stored.`);

export const requiredPhone = (message: string) => z.string({ error: message }).pipe(Phone);

/** Optional phone: '', null and absent are all null. */
export const optionalPhone = (message: string) =>
  z
    .union([nothing, requiredPhone(message)], { error: message })
    .optional()
    .transform((value) => value ?? null);

export const descriptionMessage = 'Please enter a valid description';
/** 130 to 500 characters (TUT-095, OQ-084). */
export const Description = z
  .string({ error: descriptionMessage })
  .trim()
  .min(130, descriptionMessage)
  .max(500, descriptionMessage);

export const urlMessage = 'Please enter a valid url';
/** Any http or https address, in the form browsers write it (decision OQ-091). */
export const WebUrl = z
  .string({ error: urlMessage })
  .trim()
  .max(500, urlMessage)
  .pipe(z.url({ protocol: /^https?$/, error: urlMessage, normalize: true }));

/** Null for an empty field, undefined where it was not sent at all. */
export const clearable = <T extends z.ZodType>(schema: T, message: string) =>
  z.union([nothing, schema], { error: message }).optional();

export const amountMessage = 'Please enter a valid amount';
/** Least monthly salary that a tutor may expect, in taka (TUT-097). */
export const minExpectedSalary = 1500;
export const ExpectedSalary = wholeNumber(amountMessage, minExpectedSalary, 10_000_000);

/** 1 or 0, whichever way a form writes it. */
export const Flag = z
  .union([z.literal([0, 1]), z.literal(['0', '1']), z.boolean()], { error: 'Please give 1 or 0.' })
  .transform((value) => Number(value) === 1);

/** A day a person may have lived: PostgreSQL and calendars take it, `YYYY-MM-DD`. */
export const dayField = (message: string) =>
  z.iso
    .date({ error: message })
    .refine((day) => day >= '1900-01-01' && day <= '2100-12-31', { error: message });

/** The row of a path. */
export const IdParams = z.object({
  id: z.coerce.number<string | number>().pipe(Id),
});

/** Chosen rows of a lookup. */
export const LookupOptions = z.array(LookupOption);
