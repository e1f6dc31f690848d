import { z } from 'zod';
import { Instant } from './common.ts';

/** Says how somebody answers those who wait for them; only from three waits that ended on. */
export const Answering = z.object({
  /** Waits that ended, answered or not. */
  count: z.int().min(3),
  /** Percent of them that were answered in time. */
  share: z.int().min(0).max(100),
  /** Hours to an answer, rounded up; null without any. */
  median_hours: z.int().min(0).nullable(),
});
export type Answering = z.infer<typeof Answering>;

/** Says what an application's tutor is asked, with its deadline; null while nothing is. */
export const tutorWaits = {
  /** The family asks to meet. */
  meet_by: Instant.nullable(),
  /** The tutor said that they will come. */
  meet_answered: z.boolean(),
  /** The tutor is appointed. */
  accept_by: Instant.nullable(),
  accepted: z.boolean(),
  /** The family looks for another tutor and asks whether they are still available. */
  again_by: Instant.nullable().optional(),
  again_answered: z.boolean().optional(),
};
