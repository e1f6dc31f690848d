import { PersonName, type studentEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { withinCap } from '../../kit/caps.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { insertOwn } from '../../kit/database/own-rows.repository.ts';
import { type FieldErrors, invalid } from '../../kit/failure.ts';
import { ownRows } from '../../kit/own-rows.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import * as repository from './students.repository.ts';

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
  const find = repository.findStudent;
  const rows = ownRows({ db, table: 'students', missing: 'student.missing', find });
  return {
    'GET /api/family-info': async ({ viewer }) => ({
      data: await repository.countFamily(db, viewer.parentId),
    }),
    'GET /api/my-student': async ({ query, viewer }) => {
      const page = await repository.listStudents(db, viewer.parentId, ...rowsOf(query));
      return paged(query, { rows: page, total: await repository.countStudents(db, viewer.parentId) });
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
      return rows.answer(owner, id, 'student.added');
    },
    'PUT /api/my-student/:id': async ({ params, body, viewer }) => {
      const stored = await rows.read(viewer.parentId, params.id);
      const name = body.name === stored.name ? stored.name : editedName(body.name);
      await check(db, body);
      return rows.update(viewer.parentId, params.id, { ...body, name }, 'student.changed');
    },
    'DELETE /api/my-student/:id': ({ params, viewer }) =>
      rows.remove(viewer.parentId, params.id, 'student.deleted', 'student.used'),
  };
}
