import { z } from 'zod';

const written = new WeakSet<z.ZodType>();

/** A text of an answer that its author wrote and that the other side reads before a deal: contacts in it are hidden
 * (decisions OQ-027, OQ-142). A list of these is nowhere else. */
export function writtenText(): z.ZodString {
  const schema = z.string();
  written.add(schema);
  return schema;
}

export const isWrittenText = (schema: z.ZodType): boolean => written.has(schema);
