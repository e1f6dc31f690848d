import type { ExperienceBody, experienceEndpoints, MessageKey } from '@porao/contracts';
import type { z } from 'zod';
import type { Handlers } from '../../kit/bind.ts';
import { deleteOwn, updateOwn } from '../../kit/database/own-rows.repository.ts';
import { ApiFailure } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { requireReferences, rowOf } from '../lookups/index.ts';
import * as repository from './experience.repository.ts';

/** Maximum number of rows, since the list has no pages. */
export const maxExperiences = 50;

const notFound = () => new ApiFailure('NOT_FOUND', 'experience.missing');

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
  async function answer(tutorId: number, id: number, message: MessageKey) {
    const data = await repository.findExperience(db, tutorId, id);
    if (!data) throw notFound();
    return { status: 'success' as const, message, data };
  }

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
      return answer(viewer.tutorId, id, 'experience.added');
    },
    'POST /api/update-tutor-experience/:id': async ({ params, body, viewer }) => {
      if (!(await repository.findExperience(db, viewer.tutorId, params.id))) throw notFound();
      await check(body);
      const row = { owner: viewer.tutorId, id: params.id };
      if (!(await updateOwn(db, 'tutor_experiences', row, body))) throw notFound();
      return answer(viewer.tutorId, params.id, 'experience.changed');
    },
    'GET /api/delete-tutor-experience/:id': async ({ params, viewer }) => {
      if (!(await deleteOwn(db, 'tutor_experiences', viewer.tutorId, params.id))) throw notFound();
      return { status: 'success', message: 'experience.deleted', data: null };
    },
  };
}
