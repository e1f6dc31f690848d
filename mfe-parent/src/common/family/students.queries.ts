import { guardianPageSize, type Student } from '@porao/contracts';
import type { NewStudent } from '@porao/features';
import { call, query, useQuery } from '@porao/platform';
import { t } from '../messages.ts';
import { keepShown, type Paged } from '../paged.ts';
import { useFamilyChange } from './family-change.ts';

/** Rows a select of the request form is filled with (PAR-112). */
const selectSize = 100;

export const useStudents = (page: number): Paged<Student> =>
  useQuery({
    ...query('GET /api/my-student', { query: { page, per_page: guardianPageSize } }),
    ...keepShown,
  });

/** Everybody, for a select. */
export const allStudentsQuery = query('GET /api/my-student', { query: { page: 1, per_page: selectSize } });
export const useAllStudents = () => useQuery(allStudentsQuery);

/** Adds a student, or changes the one with `id`. */
export function useSaveStudent(): (
  student: NewStudent,
  idempotencyKey: string,
  id?: number,
) => Promise<Student> {
  const changed = useFamilyChange('GET /api/my-student');
  return async (body, idempotencyKey, id) => {
    const { data } =
      id === undefined
        ? await call('POST /api/my-student', { body, idempotencyKey })
        : await call('PUT /api/my-student/:id', { params: { id }, body });
    await changed(t(id === undefined ? 'students.added' : 'students.updated'));
    return data;
  };
}

/** Deletes a student that nothing names. No button offers it (PAR-111). */
export function useRemoveStudent(): (id: number) => Promise<void> {
  const changed = useFamilyChange('GET /api/my-student');
  return async (id) => {
    await call('DELETE /api/my-student/:id', { params: { id } });
    await changed(t('students.deleted'));
  };
}
