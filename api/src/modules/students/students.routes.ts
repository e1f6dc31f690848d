import { PersonName, type studentEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { withinCap } from '../../kit/caps.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { deleteUnused, insertOwn, updateOwn } from '../../kit/database/own-rows.repository.ts';
import { ApiFailure, type FieldErrors, invalid } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import * as repository from './students.repository.ts';

const notFound = () => new ApiFailure('NOT_FOUND', 'student.missing');

function editedName(given: string): string {
  const name = PersonName.safeParse(given);
  if (!name.success) throw invalid({ name: ['name.letters'] });
  return name.data;
}

async function check(db: Db, body: repository.StudentInput): Promise<void> {
  const known = await repository.checkLookups(db, body);
  const errors: FieldErrors = {};
  if (!known?.category) errors.category_id = ['category.choose'];
  else if (!known.class) errors.i_class_id = ['class.ofCategory'];
  if (!known?.curriculum) errors.curriculum_id = ['curriculum.choose'];
  if (!known?.institute) errors.institute_id = ['institute.choose'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export function studentHandlers({ db }: Services): Handlers<typeof studentEndpoints> {
  const read = async (parentId: number, id: number) => {
    const student = await repository.findStudent(db, parentId, id);
    if (!student) throw notFound();
    return student;
  };
  return {
    'GET /api/my-student': async ({ query, viewer }) => {
      const rows = await repository.listStudents(db, viewer.parentId, ...rowsOf(query));
      return paged(query, { rows, total: await repository.countStudents(db, viewer.parentId) });
    },
    'POST /api/my-student': async ({ body, viewer }) => {
      await check(db, body);
      const owner = viewer.parentId;
      const id = await withinCap(db, {
        cap: 'students',
        owner,
        add: (trx) => insertOwn(trx, 'students', owner, body),
        count: (trx) => repository.countStudents(trx, owner),
      });
      const data = await read(viewer.parentId, id);
      return { status: 'success', message: 'student.added', data };
    },
    'PUT /api/my-student/:id': async ({ params, body, viewer }) => {
      const stored = await read(viewer.parentId, params.id);
      const name = body.name === stored.name ? stored.name : editedName(body.name);
      await check(db, body);
      const changed = { ...body, name };
      const row = { owner: viewer.parentId, id: params.id };
      if (!(await updateOwn(db, 'students', row, changed))) throw notFound();
      const data = await read(viewer.parentId, params.id);
      return { status: 'success', message: 'student.changed', data };
    },
    'DELETE /api/my-student/:id': async ({ params, viewer }) => {
      const result = await deleteUnused(db, 'students', viewer.parentId, params.id);
      if (result === 'missing') throw notFound();
      if (result === 'used') throw new ApiFailure('CONFLICT', 'student.used');
      return { status: 'success', message: 'student.deleted', data: null };
    },
  };
}
