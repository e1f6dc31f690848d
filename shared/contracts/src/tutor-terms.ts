import { z } from 'zod';
import { Checked } from './checked.ts';
import { Taka } from './common.ts';
import { Answering } from './waits.ts';

/** Says what a tutor agrees to by a job, how they fit it, and how its family answers. */
export const TutorTerms = z.object({
  /** The platform charge, as if the job were confirmed now. */
  charge: z.object({
    /** A share of the first month's salary. */
    percentage: z.int().min(0).max(100),
    base: Taka,
    amount: Taka,
    days_to_pay: z.int().min(1),
  }),
  gender_fits: z.boolean(),
  class_fits: z.boolean(),
  /** Subjects of the job that the tutor teaches. */
  subjects: z.object({ fit: z.int().min(0), all: z.int().min(0) }),
  distance_km: z.int().min(1).nullable(),
  answers: Answering.nullable(),
  /** Name of the guardian, for a tutor who is asked to meet or appointed. */
  family: z.string().nullable(),
  /** That of the guardian, for the same tutors. */
  checked: Checked.nullable().optional(),
  /** The first lesson is a trial. */
  trial_lesson: z.boolean().optional(),
  /** As the job says; `time` is null where it says none. */
  lessons: z.object({ days_in_week: z.int(), time: z.string().nullable() }).optional(),
});
export type TutorTerms = z.infer<typeof TutorTerms>;
