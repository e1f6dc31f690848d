import type { z } from 'zod';

/** Undefined for what is not JSON, or not of this schema. */
export function parseJson<T>(schema: z.ZodType<T>, text: string | Uint8Array): T | undefined {
  try {
    return schema.parse(JSON.parse(typeof text === 'string' ? text : Buffer.from(text).toString()));
  } catch {
    return undefined;
  }
}
