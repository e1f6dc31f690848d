import { z } from 'zod';
import { dataOf, Id, LookupOption, success, Taka, TutorGender } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import {
  clearable,
  Description,
  degreesField,
  ExpectedSalary,
  idField,
  idList,
  LookupOptions,
  requiredText,
  WebUrl,
  wholeNumber,
} from '../fields.ts';
import { PersonalInfo, PersonalInfoBody } from '../personal-info.ts';

const text = z.string().nullable();

export const TeachingLocation = z.object({
  latitude: z.number(),
  longitude: z.number(),
  location_name: z.string(),
});
export type TeachingLocation = z.infer<typeof TeachingLocation>;

/** The whole profile of a tutor, for its owner alone (API-011). */
export const TutorProfile = z.object({
  tutorid: Id,
  city: z.object({ id: Id, city_name: z.string() }).nullable(),
  location: z.object({ id: Id, location_name: z.string() }).nullable(),
  preferred_location: LookupOptions,
  teaching_location: TeachingLocation.nullable(),
  /** Taka a month. */
  expected_salary: Taka.nullable(),
  upload_video: text,
  tutoring_style: LookupOptions,
  tutoring_place: LookupOptions,
  about_your_tutoring_style: text,
  /** Taka an hour. */
  expected_salary_online_per_hour: Taka.nullable(),
  demo_class_video: text,
  about_your_online_tutoring_style: text,
  /** Says whom the tutor prefers to teach: 1 male, 2 female, 3 any. */
  tutor_gender: TutorGender.nullable(),
  personal_info: PersonalInfo,
});
export type TutorProfile = z.infer<typeof TutorProfile>;

export const TutoringPreferences = z.object({
  categories: LookupOptions,
  i_classes: LookupOptions,
  subjects: LookupOptions,
});
export type TutoringPreferences = z.infer<typeof TutoringPreferences>;

export const PreferredLocationBody = z.object({
  city_id: idField('city.choose'),
  location_id: idField('area.choose'),
  preferred_location_id: idList('areas.choose', 100),
});
export type PreferredLocationBody = z.input<typeof PreferredLocationBody>;

export const TutoringCategoryBody = z.object({
  category_id: idList('categories.choose', 50),
  i_class_id: idList('classes.choose', 200),
  subject_id: idList('subjects.choose', 500),
});
export type TutoringCategoryBody = z.input<typeof TutoringCategoryBody>;

export const TutoringStyleBody = z.object({
  expected_salary: ExpectedSalary,
  /** http or https; '' and null remove it. */
  upload_video: clearable(WebUrl, 'link.invalid'),
  style_id: idList('styles.choose', 50),
  tutoring_place_id: idList('places.choose', 3),
  about_your_tutoring_style: Description,
});
export type TutoringStyleBody = z.input<typeof TutoringStyleBody>;

/** A field that is not sent stays; '' and null remove it. */
export const OnlineTutoringBody = z.object({
  /** Taka an hour. */
  expected_salary_online_per_hour: clearable(wholeNumber('amount.invalid', 1, 100_000), 'amount.invalid'),
  demo_class_video: clearable(WebUrl, 'link.invalid'),
  about_your_online_tutoring_style: clearable(Description, 'description.invalid'),
  tutor_gender: clearable(wholeNumber('gender.choose', 1, 3).pipe(TutorGender), 'gender.choose'),
});
export type OnlineTutoringBody = z.input<typeof OnlineTutoringBody>;

export const TeachingLocationBody = z.object({
  latitude: degreesField('point.choose', 90),
  longitude: degreesField('point.choose', 180),
  location_name: requiredText('point.choose', 300),
});
export type TeachingLocationBody = z.input<typeof TeachingLocationBody>;

/** Is what onboarding has of a tutor; a step is done when its part is there (API-013, AUT-045). */
export const ProfileInfo = z.object({
  Bachelor_Honors: z.boolean(),
  Secondary: z.boolean(),
  teaching_location: TeachingLocation.nullable(),
  city: LookupOption.nullable(),
  location: LookupOption.nullable(),
  preferred_location: LookupOptions,
  /** Proposed by the teaching location, until the tutor has chosen a city. */
  near: z
    .object({ city_id: Id, location_id: Id, preferred_location_id: z.array(Id) })
    .nullable()
    .optional(),
  /** Taka a month. */
  expected_salary: z.int().nullable(),
});
export type ProfileInfo = z.infer<typeof ProfileInfo>;

/** A part of the profile that is filled by one form, and the percent of the completion that it lacks. */
export const ProfileGap = z.object({
  part: z.enum([
    'photo',
    'location',
    'category',
    'salary',
    'experience',
    'availability',
    'education',
    'personal',
    'certificate',
  ]),
  percent: z.int().min(1).max(100),
});
export type ProfileGap = z.infer<typeof ProfileGap>;

export const profileEndpoints = defineEndpoints('tutor', {
  'GET /api/profile-update-info': {
    summary: 'Which onboarding steps are done',
    response: z.object({ data: ProfileInfo }),
  },
  'GET /api/update-profile-status': {
    summary: 'Percentage of the profile that is filled, and what each part still lacks',
    offline: 'The dashboard shows the percentage that was read last.',
    response: dataOf(
      z.object({ profile_completed: z.int().min(0).max(100), missing: z.array(ProfileGap).optional() }),
    ),
  },
  'GET /api/tutor-profile': {
    summary: "The tutor's whole profile (not in the product description)",
    offline: 'Own profile: a tutor shows it to a family at the door.',
    response: dataOf(TutorProfile),
  },
  'POST /api/tutor-personal-info': {
    lockable: true,
    summary: 'Save the personal information; under 18 it is saved with a warning in the message',
    body: PersonalInfoBody,
    response: success(PersonalInfo),
  },
  'POST /api/update-tutor-preferred-location': {
    lockable: true,
    summary: 'Save city, location and preferred locations, all of that city',
    body: PreferredLocationBody,
    response: success(
      z.object({ city: LookupOption, location: LookupOption, preferred_location: LookupOptions }),
    ),
  },
  'POST /api/update-tutoring-category': {
    lockable: true,
    summary: 'Save categories, classes of these and subjects of those',
    body: TutoringCategoryBody,
    response: success(TutoringPreferences),
  },
  'GET /api/tutoring-category': {
    summary: 'Categories, classes and subjects that the tutor teaches',
    response: dataOf(TutoringPreferences),
  },
  'POST /api/update-tutoring-style-and-expected-salary': {
    lockable: true,
    summary: 'Save styles, places, monthly salary from 1500, video link and the text about the style',
    body: TutoringStyleBody,
  },
  'POST /api/update-expected-salary': {
    lockable: true,
    summary: 'Save the monthly salary alone: the second call of the tutor location form',
    body: z.object({ expected_salary: ExpectedSalary }),
    response: success(z.object({ expected_salary: Taka })),
  },
  'POST /api/gender-and-expeced-salary-update': {
    lockable: true,
    summary: 'Save the online tutoring profile and the gender preference; what is not sent stays (OQ-113)',
    body: OnlineTutoringBody,
  },
  'POST /api/update-teaching-location': {
    lockable: true,
    summary: 'Save the place the tutor teaches from (not in the product description)',
    body: TeachingLocationBody,
    response: success(TeachingLocation),
  },
  'POST /api/update-tutor': {
    lockable: true,
    summary: 'Store the live position; nobody is shown it and the teaching location stays (OQ-116, OQ-117)',
    body: z.object({
      lat: degreesField('position.unreadable', 90),
      lon: degreesField('position.unreadable', 180),
    }),
  },
});
