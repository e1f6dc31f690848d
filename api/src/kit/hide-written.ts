import { isWrittenText } from '@porao/contracts';
import { hideContacts } from '@porao/contracts/private-details';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** Texts that were looked at, since a job is read thousands of times: a text takes milliseconds. */
const seen = new LRUCache<string, string>({ max: 2000, memoMethod: (text) => hideContacts(text) });

function shownOf(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return shownOf(schema.unwrap() as z.ZodType, value);
  if (typeof value === 'string') return isWrittenText(schema) ? seen.memo(value) : value;
  if (Array.isArray(value))
    return schema instanceof z.ZodArray
      ? value.map((one: unknown) => shownOf(schema.element as z.ZodType, one))
      : value;
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const shape = schema.shape as Readonly<Record<string, z.ZodType | undefined>>;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const field = shape[key];
      return [key, field ? shownOf(field, inner) : inner];
    }),
  );
}

/** An answer for somebody who has no deal with the author, without contacts in what the author wrote. */
export const hideWritten = <T>(schema: z.ZodType, value: T): T => shownOf(schema, value) as T;
