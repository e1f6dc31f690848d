import { z } from 'zod';
import { typedText } from './fields.ts';

/** Rows a page of the guardian's lists has unless asked otherwise (RUL-025). */
export const guardianPageSize = 3;

export const pageNumber = z.coerce.number().pipe(z.int().min(1).max(100_000)).default(1);
export const perPage = (size: number) => z.coerce.number().pipe(z.int().min(1).max(100)).default(size);

/** `?per_page=3&page=`. */
export const GuardianPageQuery = z.object({ page: pageNumber, per_page: perPage(guardianPageSize) });

/** An object of one text, the form of lookups in rows: `{class_name}`. */
export const named = <K extends string>(key: K) => z.object({ [key]: z.string() } as Record<K, z.ZodString>);

/** Trimmed; '', null and absent are all null. */
export const optionalText = (max: number) =>
  typedText()
    .max(max, 'text.tooLong')
    .nullish()
    .transform((text) => text || null);
