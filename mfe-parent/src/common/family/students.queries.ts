import { guardianPageSize, type Student } from '@porao/contracts';
import type { NewStudent } from '@porao/features';
import { call, notify, query, useQuery, useQueryClient } from '@porao/platform';
import { t } from '../messages.ts';
import { keepShown, type Paged } from '../paged.ts';
import { refreshFamily } from './refresh-family.ts';

/** Rows a select of the request form is filled with (PAR-112). */
const selectSize = 100;

export const useStudents = (page: number): Paged<Student> =>
  useQuery({
    ...query('GET /api/my-student', { query: { page, per_page: guardianPageSize } }),
    ...keepShown,
  });

/** Everybody, for a select. */
export const useAllStudents = () =>
  useQuery(query('GET /api/my-student', { query: { page: 1, per_page: selectSize } }));

/** Adds a student, or changes the one with `id`, and says so. */
export function useSaveStudent(): (student: NewStudent, id?: number) => Promise<Student> {
  const client = useQueryClient();
  return async (student, id) => {
    const { data } =
      id === undefined
        ? await call('POST /api/my-student', { body: student })
        : await call('PUT /api/my-student/:id', { params: { id }, body: student });
    notify({ tone: 'success', message: t(id === undefined ? 'students.added' : 'students.updated') });
    await refreshFamily(client, 'GET /api/my-student');
    return data;
  };
}

/** Deletes a student that nothing names, and says so. No button offers it (PAR-111). */
export function useRemoveStudent(): (id: number) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    await call('DELETE /api/my-student/:id', { params: { id } });
    notify({ tone: 'success', message: t('students.deleted') });
    await refreshFamily(client, 'GET /api/my-student');
  };
}
