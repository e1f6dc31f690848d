import type { Education } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { many } from '../../kit/database/query.repository.ts';

const name = (column: string, table: string, text: string) =>
  sql`case when e.${sql.ref(column)} is null then null else
    (select jsonb_build_object(${sql.lit(text)}, n.${sql.ref(text)}) from ${sql.table(table)} n
      where n.id = e.${sql.ref(column)}) end`;

const select = (db: Db, tutorId: number, id: number | null) => many<Education>(db)`
    select e.id, e.education_level_id,
      ${name('education_level_id', 'education_levels', 'dependency_name')} as education_level,
      e.exam_title_id, (select t.exam_title from exam_titles t where t.id = e.exam_title_id) as exam_title,
      e.group_id, ${name('group_id', 'groups', 'group_name')} as "group",
      e.university_id, ${name('university_id', 'universities', 'university_name')} as university,
      e.department_id, ${name('department_id', 'departments', 'department_name')} as department,
      e.board_id, ${name('board_id', 'boards', 'board_name')} as board,
      e.curriculum_id, ${name('curriculum_id', 'curriculums', 'curriculum_name')} as curriculum,
      e.curriculum_dependency_id,
      ${name('curriculum_dependency_id', 'curriculum_dependencies', 'name')} as curriculum_dependency,
      e.university_type_id,
      (select u.university_type from university_types u where u.id = e.university_type_id) as university_type,
      e.result::text as result, e.passing_year, e.current_semester,
      case when e.current_institute then '1' else '0' end as current_institute, e.created_at
    from tutor_educations e
    where e.tutor_id = ${tutorId} and (${id}::int is null or e.id = ${id}::int)
    order by e.created_at desc, e.id desc`;

/** Newest first. */
export const listEducation = (db: Db, tutorId: number): Promise<Education[]> => select(db, tutorId, null);

export async function findEducation(db: Db, tutorId: number, id: number): Promise<Education | undefined> {
  return (await select(db, tutorId, id))[0];
}
