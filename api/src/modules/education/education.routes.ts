import type { educationEndpoints } from '@porao/contracts';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Handlers } from '../../kit/bind.ts';
import { insertOwn } from '../../kit/database/own-rows.repository.ts';
import { brokenUnique } from '../../kit/database/violation.ts';
import { invalid } from '../../kit/failure.ts';
import { ownRows } from '../../kit/own-rows.ts';
import type { Services } from '../../kit/services.ts';
import { requireReferences } from '../lookups/index.ts';
import * as repository from './education.repository.ts';
import * as rules from './education.rules.ts';

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
  const find = repository.findEducation;
  const rows = ownRows({ db, table: 'tutor_educations', missing: 'education.missing', find });

  return {
    'GET /api/tutor-educational-info': async ({ viewer }) => ({
      data: await repository.listEducation(db, viewer.tutorId),
    }),
    'POST /api/create-tutor-educational-info': async ({ body, viewer }) => {
      await check(body);
      const id = await write(() =>
        db.transaction().execute((trx) => insertOwn(trx, 'tutor_educations', viewer.tutorId, body)),
      );
      return rows.answer(viewer.tutorId, id, 'education.saved');
    },
    'POST /api/update-tutor-educational-info/:id': async ({ params, body, viewer }) => {
      await rows.read(viewer.tutorId, params.id);
      await check(body);
      return write(() => rows.update(viewer.tutorId, params.id, body, 'education.saved'));
    },
    'GET /api/delete-tutor-educational-info/:id': ({ params, viewer }) =>
      rows.remove(viewer.tutorId, params.id, 'education.deleted'),
  };
}
