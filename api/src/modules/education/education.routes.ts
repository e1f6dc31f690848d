import type { educationEndpoints } from '@porao/contracts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Handlers } from '../../kit/bind.ts';
import { deleteOwn, insertOwn, updateOwn } from '../../kit/database/own-rows.repository.ts';
import { brokenUnique } from '../../kit/database/violation.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { requireReferences } from '../lookups/index.ts';
import * as repository from './education.repository.ts';
import * as rules from './education.rules.ts';

const notFound = () => new ApiFailure('NOT_FOUND', 'education.missing');

export function educationHandlers({ db }: Services): Handlers<typeof educationEndpoints> {
  async function check(entry: rules.EducationEntry): Promise<void> {
    const errors = rules.passingYearErrors(entry, dayInBangladesh(new Date()));
    if (Object.keys(errors).length > 0) throw invalid(errors);
    await requireReferences(db, rules.educationReferences(entry));
  }
  async function write<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw rules.educationConflict(brokenUnique(error), error);
    }
  }
  async function answer(tutorId: number, id: number) {
    const data = await repository.findEducation(db, tutorId, id);
    if (!data) throw notFound();
    return { status: 'success', message: 'education.saved', data } as const;
  }

  return {
    'GET /api/tutor-educational-info': async ({ viewer }) => ({
      data: await repository.listEducation(db, viewer.tutorId),
    }),
    'POST /api/create-tutor-educational-info': async ({ body, viewer }) => {
      await check(body);
      const id = await write(() =>
        db.transaction().execute((trx) => insertOwn(trx, 'tutor_educations', viewer.tutorId, body)),
      );
      return answer(viewer.tutorId, id);
    },
    'POST /api/update-tutor-educational-info/:id': async ({ params, body, viewer }) => {
      if (!(await repository.findEducation(db, viewer.tutorId, params.id))) throw notFound();
      await check(body);
      const row = { owner: viewer.tutorId, id: params.id };
      if (!(await write(() => updateOwn(db, 'tutor_educations', row, body)))) throw notFound();
      return answer(viewer.tutorId, params.id);
    },
    'GET /api/delete-tutor-educational-info/:id': async ({ params, viewer }) => {
      if (!(await deleteOwn(db, 'tutor_educations', viewer.tutorId, params.id))) throw notFound();
      return { status: 'success', message: 'education.deleted', data: null };
    },
  };
}
