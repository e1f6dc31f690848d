import { z } from 'zod';
import { Gender, Id, Taka } from './common.ts';
import { AccountStatus } from './modules/session.ts';

/** Says how a tutor fits a job, as far as the profile says. */
export const TutorFit = z.object({
  gender: Gender,
  /** The job asks for this gender, or for any. */
  gender_fits: z.boolean(),
  /** The subjects of the job that the tutor teaches. */
  subject_ids: z.array(Id),
  teaches_class: z.boolean(),
  /** Teaches where the lessons are to take place: at home, in a group, online. */
  offers_place: z.boolean(),
  /** Without it a tutor cannot apply. */
  same_city: z.boolean(),
  /** Whole kilometres, rounded up; null online and where a position is unknown. */
  distance_km: z.int().min(1).nullable(),
  /** Days of a week on which the tutor is free during the whole lesson; at any hour where its time is unknown. */
  free_days: z.int().min(0).max(7),
  /** Taka a month. */
  expected_salary: Taka.nullable(),
  /** Ended early: before the agreed months, or in the first month of a job that continues. */
  deals: z.object({ count: z.int().min(0), ended_early: z.int().min(0) }),
  /** Percent of the profile that is filled. */
  completion: z.int().min(0).max(100),
  account_status: AccountStatus.nullable(),
  verified_credentials: z.array(z.string()),
});
export type TutorFit = z.infer<typeof TutorFit>;
