import { z } from 'zod';
import { Day, dataOf, Id, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { Description, dayField, idField, requiredText } from '../fields.ts';
import { named } from '../guardian-page.ts';

export const Experience = z.object({
  id: Id,
  tutoring_category_id: Id,
  tutoring_category: named('category_name'),
  i_class_id: Id,
  i_classes: named('class_name'),
  teaching_location: z.string(),
  duration_from: Day,
  duration_to: Day,
  about: z.string(),
});
export type Experience = z.infer<typeof Experience>;

export const ExperienceBody = z
  .object({
    tutoring_category_id: idField('category.choose'),
    i_class_id: idField('class.choose'),
    teaching_location: requiredText('experience.location', 150),
    duration_from: dayField('experience.start'),
    duration_to: dayField('experience.end'),
    about: Description,
  })
  .refine((body) => body.duration_from <= body.duration_to, {
    path: ['duration_to'],
    message: 'experience.order',
  });
export type ExperienceBody = z.input<typeof ExperienceBody>;

export const experienceEndpoints = defineEndpoints('tutor', {
  'GET /api/tutor-experience': {
    summary: "The tutor's experiences, the latest first",
    response: dataOf(z.array(Experience)),
  },
  'POST /api/add-tutor-experience': {
    lockable: true,
    summary: 'Add an experience; at most 50',
    body: ExperienceBody,
    response: success(Experience),
  },
  'POST /api/update-tutor-experience/:id': {
    lockable: true,
    summary: 'Change an experience',
    body: ExperienceBody,
    response: success(Experience),
  },
  'GET /api/delete-tutor-experience/:id': {
    lockable: true,
    writes: true,
    summary: 'Delete an experience (a GET that needs the bearer token, OQ-112)',
  },
});
