import { z } from 'zod';
import { Id } from './common.ts';

/** Events between remotes, `noun.past@version`. A new meaning is a new version, never an edit. */
export const events = {
  'job.saved@1': z.object({ jobId: Id, saved: z.boolean() }),
  'job.applied@1': z.object({ jobId: Id }),
  'profile.changed@1': z.object({ section: z.string() }),
} as const;

type CorePayloads = { [N in keyof typeof events]: z.infer<(typeof events)[N]> };

/** Payloads by event. A remote adds those that it declares, with `PayloadsOf` imported: `declare module '@porao/contracts' {
 * interface EventPayloads extends PayloadsOf<typeof events> {} }`. */
export interface EventPayloads extends CorePayloads {}
export type EventName = keyof EventPayloads;
export type EventPayload<N extends EventName> = EventPayloads[N];

/** The payload of an event that a remote declares, in JSON Schema: plain values by name. */
export const EventSchema = z
  .object({
    type: z.literal('object'),
    properties: z.record(
      z.string(),
      z.object({ type: z.enum(['string', 'number', 'integer', 'boolean']) }).strict(),
    ),
    required: z.array(z.string()).readonly().optional(),
  })
  .strict();
export type EventSchema = z.infer<typeof EventSchema>;

interface PlainTypes {
  string: string;
  number: number;
  integer: number;
  boolean: boolean;
}
type ValuesOf<P extends EventSchema['properties']> = { [K in keyof P]: PlainTypes[P[K]['type']] };
type PayloadOf<V, R> = Pick<V, R & keyof V> & Partial<Omit<V, R & keyof V>>;

/** The payloads of events that a remote declares `as const`. */
export type PayloadsOf<E extends Readonly<Record<string, EventSchema>>> = {
  [N in keyof E]: PayloadOf<
    ValuesOf<E[N]['properties']>,
    E[N] extends { readonly required: readonly (infer R)[] } ? R : never
  >;
};

/** Checks payloads of a declared event. */
export function schemaOf({ properties, required = [] }: EventSchema): z.ZodType {
  const plain = { string: z.string, number: z.number, integer: z.int, boolean: z.boolean };
  const fields = Object.entries(properties).map(([name, { type }]): [string, z.ZodType] => {
    const value = plain[type]();
    return [name, required.includes(name) ? value : value.optional()];
  });
  return z.object(Object.fromEntries(fields));
}
