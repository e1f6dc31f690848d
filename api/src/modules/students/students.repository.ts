import type { FamilyInfo, Student, StudentBody } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../kit/database/open.ts';
import { countRows, many, one, only } from '../../kit/database/query.repository.ts';

export type StudentInput = z.output<typeof StudentBody>;

const select = sql`
  select s.id, s.name, s.dob, s.gender, s.category_id, s.curriculum_id, s.i_class_id, s.institute_id, s.age,
    s.created_at,
    jsonb_build_object('category_name', g.category_name) as tutoring_category,
    case when cu.id is not null then jsonb_build_object('curriculum_name', cu.curriculum_name) end as curriculum,
    jsonb_build_object('class_name', k.class_name) as i_class,
    case when i.id is not null then jsonb_build_object('id', i.id, 'university_name', i.university_name) end
      as institute
  from students s
  join tutoring_categories g on g.id = s.category_id
  join i_classes k on k.id = s.i_class_id
  left join curriculums cu on cu.id = s.curriculum_id
  left join universities i on i.id = s.institute_id`;

const read = (db: Db, tail: RawBuilder<unknown>) => many<Student>(db)`${select} ${tail}`;

/** Newest first. */
export const listStudents = (db: Db, parentId: number, limit: number, offset: number) =>
  read(db, sql`where s.parent_id = ${parentId} order by s.id desc limit ${limit} offset ${offset}`);

export async function findStudent(db: Db, parentId: number, id: number): Promise<Student | undefined> {
  return (await read(db, sql`where s.parent_id = ${parentId} and s.id = ${id}`))[0];
}

export const countStudents = (db: Db, parentId: number) =>
  countRows(db, sql`from students where parent_id = ${parentId}`);

export const countFamily = (db: Db, parentId: number) => only<FamilyInfo>(db)`
  select (select count(*)::int from students where parent_id = ${parentId}) as students,
    (select count(*)::int from parent_locations where parent_id = ${parentId}) as locations`;

type Known = Record<'category' | 'class' | 'curriculum' | 'institute', boolean>;

/** Checks that the lookups of a student exist; the class must belong to the category. */
export const checkLookups = (db: Db, body: StudentInput) => one<Known>(db)`
    select exists (select from tutoring_categories where id = ${body.category_id}) as category,
      exists (select from i_classes where id = ${body.i_class_id}
        and tutoring_category_id = ${body.category_id}) as class,
      ${body.curriculum_id}::int is null
        or exists (select from curriculums where id = ${body.curriculum_id}) as curriculum,
      ${body.institute_id}::int is null
        or exists (select from universities where id = ${body.institute_id}) as institute`;
