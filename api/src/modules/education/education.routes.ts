import type { EducationBody, educationEndpoints } from '@porao/contracts';
import type { z } from 'zod';
import { dayInBangladesh } from '../../kit/bangladesh-time.ts';
import type { Handlers } from '../../kit/bind.ts';
import { insertOwn } from '../../kit/database/own-rows.repository.ts';
import { brokenUnique } from '../../kit/database/violation.ts';
import { type FieldErrors, invalid } from '../../kit/failure.ts';
import { ownRows } from '../../kit/own-rows.ts';
import type { Services } from '../../kit/services.ts';
import { requireReferences, rowOf } from '../lookups/index.ts';
import * as repository from './education.repository.ts';

const ofConstraint: Readonly<Record<string, FieldErrors>> = {
  tutor_educations_tutor_id_education_level_id_key: { education_level_id: ['education.levelTaken'] },
  tutor_educations_current: { current_institute: ['education.currentTaken'] },
};

export function educationHandlers({ db }: Services): Handlers<typeof educationEndpoints> {
  async function check(entry: z.output<typeof EducationBody>): Promise<void> {
    const year = Number(dayInBangladesh(new Date()).slice(0, 4));
    if (entry.passing_year !== null && entry.passing_year > year)
      throw invalid({ passing_year: [{ key: 'passingYear.future', params: { year } }] });
    const { education_level_id, exam_title_id, curriculum_dependency_id, university_type_id } = entry;
    await requireReferences(db, {
      education_level_id: rowOf('education_levels', education_level_id, 'option.ofList.educationLevel'),
      exam_title_id: {
        table: 'exam_titles',
        ids: [exam_title_id],
        within: [education_level_id],
        message: 'examTitle.ofLevel',
      },
      group_id: rowOf('groups', entry.group_id, 'option.ofList.group'),
      curriculum_id: rowOf('curriculums', entry.curriculum_id, 'option.ofList.curriculum'),
      curriculum_dependency_id: rowOf(
        'curriculum_dependencies',
        curriculum_dependency_id,
        'option.ofList.medium',
      ),
      board_id: rowOf('boards', entry.board_id, 'option.ofList.board'),
      university_id: rowOf('universities', entry.university_id, 'option.ofList.institute'),
      university_type_id: rowOf('university_types', university_type_id, 'option.ofList.instituteType'),
      department_id: rowOf('departments', entry.department_id, 'option.ofList.department'),
    });
  }
  /** A violated unique index becomes an error of its field. */
  const write = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      const errors = ofConstraint[brokenUnique(error) ?? ''];
      throw errors ? invalid(errors) : error;
    });
  const find = repository.findEducation;
  const rows = ownRows({ db, table: 'tutor_educations', missing: 'education.missing', find });

  return {
    'GET /api/tutor-educational-info': async ({ viewer }) => ({
      data: await repository.listEducation(db, viewer.tutorId),
    }),
    'POST /api/create-tutor-educational-info': async ({ body, viewer }) => {
      await check(body);
      const id = await write(
        db.transaction().execute((trx) => insertOwn(trx, 'tutor_educations', viewer.tutorId, body)),
      );
      return rows.answer(viewer.tutorId, id, 'education.saved');
    },
    'POST /api/update-tutor-educational-info/:id': async ({ params, body, viewer }) => {
      await rows.read(viewer.tutorId, params.id);
      await check(body);
      return write(rows.update(viewer.tutorId, params.id, body, 'education.saved'));
    },
    'GET /api/delete-tutor-educational-info/:id': ({ params, viewer }) =>
      rows.remove(viewer.tutorId, params.id, 'education.deleted'),
  };
}
