import type { ExperienceBody, experienceEndpoints } from '@porao/contracts';
import type { z } from 'zod';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { ownRows } from '../../kit/own-rows.ts';
import type { Services } from '../../kit/services.ts';
import { requireReferences, rowOf } from '../lookups/index.ts';
import * as repository from './experience.repository.ts';

/** Maximum number of rows, since the list has no pages. */
export const maxExperiences = 50;

export function experienceHandlers({ db }: Services): Handlers<typeof experienceEndpoints> {
  const check = (body: z.output<typeof ExperienceBody>) =>
    requireReferences(db, {
      tutoring_category_id: rowOf('tutoring_categories', body.tutoring_category_id, 'option.ofList.category'),
      i_class_id: {
        table: 'i_classes',
        ids: [body.i_class_id],
        within: [body.tutoring_category_id],
        message: 'class.ofChosenCategory',
      },
    });
  const find = repository.findExperience;
  const rows = ownRows({ db, table: 'tutor_experiences', missing: 'experience.missing', find });

  return {
    'GET /api/tutor-experience': async ({ viewer }) => ({
      data: await repository.listExperience(db, viewer.tutorId),
    }),
    'POST /api/add-tutor-experience': async ({ body, viewer }) => {
      await check(body);
      const id = await repository.insertExperience(db, viewer.tutorId, body, maxExperiences);
      if (id === null) {
        throw new ApiFailure('CONFLICT', { key: 'experience.tooMany', params: { maximum: maxExperiences } });
      }
      return rows.answer(viewer.tutorId, id, 'experience.added');
    },
    'POST /api/update-tutor-experience/:id': async ({ params, body, viewer }) => {
      await rows.read(viewer.tutorId, params.id);
      await check(body);
      return rows.update(viewer.tutorId, params.id, body, 'experience.changed');
    },
    'GET /api/delete-tutor-experience/:id': ({ params, viewer }) =>
      rows.remove(viewer.tutorId, params.id, 'experience.deleted'),
  };
}
