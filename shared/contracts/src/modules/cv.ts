import { z } from 'zod';
import { dataOf, Gender, Taka } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { LookupOptions } from '../fields.ts';
import { Availability } from './availability.ts';
import { OwnRecord } from './consents.ts';
import { Education } from './education.ts';
import { Experience } from './experience.ts';

const text = z.string().nullable();

/** Content of a tutor's CV: no identity number, no parents, no emergency contact, no home address (OQ-052). */
export const Cv = z.object({
  name: z.string(),
  gender: Gender,
  phone_no: z.string(),
  email: z.string(),
  /** File name under /storage/profile; the image itself comes from api/v1/base64photo. */
  photo: text,
  education: z.array(Education),
  /** The three latest. */
  experience: z.array(Experience).max(3),
  tutoring: z.object({
    categories: LookupOptions,
    i_classes: LookupOptions,
    subjects: LookupOptions,
    tutoring_style: LookupOptions,
    tutoring_place: LookupOptions,
    city: z.string().nullable(),
    location: z.string().nullable(),
    preferred_location: LookupOptions,
    /** Taka a month. */
    expected_salary: Taka.nullable(),
    /** Taka an hour. */
    expected_salary_online_per_hour: Taka.nullable(),
    about_your_tutoring_style: text,
    availability: z.array(Availability).length(7),
  }),
  about_yourself: text,
  /** Is on the CV where the tutor agreed. */
  record: OwnRecord,
});
export type Cv = z.infer<typeof Cv>;

export const cvEndpoints = defineEndpoints('tutor', {
  'GET /api/tutor/cv': {
    summary: "What the tutor's own CV is made of (not in the product description)",
    response: dataOf(Cv),
  },
});
