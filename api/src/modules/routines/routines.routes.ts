import type { routineEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure, type FieldErrors, invalid } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { isMyTutor } from '../deals/index.ts';
import * as repository from './routines.repository.ts';

const notFound = () => new ApiFailure('NOT_FOUND', 'routine.missing');
const dayTaken = (field: 'day' | 'days' = 'day') => {
  const message = 'routine.dayTaken';
  return new ApiFailure('CONFLICT', message, { [field]: [message] });
};

/** Own student, and a tutor of a running deal of this guardian (decision OQ-119). */
async function check(db: Db, parentId: number, body: Omit<repository.RoutineInput, 'day'>): Promise<void> {
  const errors: FieldErrors = {};
  if (!(await repository.ownsStudent(db, parentId, body.student_id))) errors.student_id = ['student.choose'];
  if (!(await isMyTutor(db, parentId, body.tutor_id))) errors.tutor_id = ['routine.tutor'];
  if (!(await repository.subjectsExist(db, body.subjects))) errors.subjects = ['subjects.choose'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export function routineHandlers({ db }: Services): Handlers<typeof routineEndpoints> {
  const read = async (parentId: number, id: number) => {
    const routine = await repository.findRoutine(db, parentId, id);
    if (!routine) throw notFound();
    return routine;
  };
  /** All of the days or none. */
  const add = (body: repository.RoutineDaysInput, field: 'day' | 'days') =>
    inTransaction(db, async (trx) => {
      const ids = await repository.insertRoutines(trx, body);
      if (ids.length < body.days.length) throw dayTaken(field);
      return ids;
    });
  return {
    'GET /api/routine': async ({ query, viewer }) => {
      const { tutor_id, student_id } = query;
      if (!(await repository.ownsStudent(db, viewer.parentId, student_id))) {
        throw new ApiFailure('NOT_FOUND', 'student.missing');
      }
      const week = { parentId: viewer.parentId, studentId: student_id, tutorId: tutor_id };
      const rows = await repository.listRoutines(db, week, ...rowsOf(query));
      return paged(query, { rows, total: await repository.countRoutines(db, week) });
    },
    'POST /api/routine': async ({ body, viewer }) => {
      await check(db, viewer.parentId, body);
      const { day, ...lesson } = body;
      const [id = 0] = await add({ ...lesson, days: [day] }, 'day');
      const data = await read(viewer.parentId, id);
      return { status: 'success', message: 'routine.added', data };
    },
    'POST /api/routine/days': async ({ body, viewer }) => {
      await check(db, viewer.parentId, body);
      const data = await repository.findRoutines(db, viewer.parentId, await add(body, 'days'));
      return { status: 'success', message: 'routine.added', data };
    },
    'PUT /api/routine/:id': async ({ params, body, viewer }) => {
      await read(viewer.parentId, params.id);
      await check(db, viewer.parentId, body);
      const result = await repository.updateRoutine(db, viewer.parentId, params.id, body);
      if (result === 'missing') throw notFound();
      if (result === 'taken') throw dayTaken();
      const data = await read(viewer.parentId, params.id);
      return { status: 'success', message: 'routine.changed', data };
    },
  };
}
