import { z } from 'zod';
import { LookupOption } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

/** What onboarding has of a tutor; a step is done when its part is there (API-013, AUT-045). */
export const ProfileInfo = z.object({
  Bachelor_Honors: z.boolean(),
  Secondary: z.boolean(),
  teaching_location: z
    .object({ latitude: z.number(), longitude: z.number(), location_name: z.string() })
    .nullable(),
  city: LookupOption.nullable(),
  location: LookupOption.nullable(),
  preferred_location: z.array(LookupOption),
  /** Taka a month. */
  expected_salary: z.int().nullable(),
});
export type ProfileInfo = z.infer<typeof ProfileInfo>;

export const profileEndpoints = defineEndpoints({
  'GET /api/profile-update-info': {
    summary: 'Which onboarding steps are done',
    access: 'tutor',
    response: z.object({ data: ProfileInfo }),
  },
  'GET /api/update-profile-status': {
    summary: 'Percentage of the profile that is filled',
    access: 'tutor',
    response: z.object({ data: z.object({ profile_completed: z.int().min(0).max(100) }) }),
  },
});

/** What the guardian's dashboard decides by: where to send one whose start is unfinished. */
export const FamilyInfo = z.object({ students: z.int().min(0), locations: z.int().min(0) });
export type FamilyInfo = z.infer<typeof FamilyInfo>;

export const familyEndpoints = defineEndpoints({
  'GET /api/family-info': {
    summary: 'How many students and locations the guardian has stored (not in the product description)',
    access: 'parent',
    response: z.object({ data: FamilyInfo }),
  },
});
