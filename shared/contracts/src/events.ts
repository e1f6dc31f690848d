import { z } from 'zod';
import { Id } from './common.ts';

/** Events between remotes, `noun.past@version`. A new meaning is a new version, never an edit. */
export const events = {
  'job.saved@1': z.object({ jobId: Id, saved: z.boolean() }),
  'job.applied@1': z.object({ jobId: Id }),
  'profile.changed@1': z.object({ section: z.string() }),
} as const;
export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.infer<(typeof events)[N]>;
