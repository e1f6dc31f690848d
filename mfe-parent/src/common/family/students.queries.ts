import { guardianPageSize, type Student } from '@porao/contracts';
import type { NewStudent, Paged, Write } from '@porao/features';
import { call, query, useQuery } from '@porao/platform';
import { t } from '../messages.ts';
import { familyStale } from './family-stale.ts';

/** Rows a select of the request form is filled with (PAR-112). */
const selectSize = 100;

export const useStudents = (page: number): Paged<Student> =>
  useQuery({
    ...query('GET /api/my-student', { query: { page, per_page: guardianPageSize } }),
    placeholderData: (shown) => shown,
  });

/** Everybody, for a select. */
export const allStudentsQuery = query('GET /api/my-student', { query: { page: 1, per_page: selectSize } });
export const useAllStudents = () => useQuery(allStudentsQuery);

const stale = ['GET /api/my-student', ...familyStale];

export const saveStudent = (id?: number): Write<NewStudent, { data: Student }> => ({
  send: (body) =>
    id === undefined
      ? call('POST /api/my-student', { body })
      : call('PUT /api/my-student/:id', { params: { id }, body }),
  stale,
  success: () => t(id === undefined ? 'students.added' : 'students.updated'),
});

/** Deletes a student that nothing names. No button offers it (PAR-111). */
export const removeStudent = (id: number): Write<void, unknown> => ({
  send: () => call('DELETE /api/my-student/:id', { params: { id } }),
  stale,
  success: () => t('students.deleted'),
});
