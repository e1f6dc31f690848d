import type { BoardFilters } from '@porao/contracts/board-filters';
import { publicQuery, useQuery } from '@porao/platform';

/** Lookup rows are loaded once a page. */
const staleTime = Number.POSITIVE_INFINITY;

/** The rows to choose from below what is chosen; each list is asked for once there is something above it. */
export function useSubjectOptions(
  { category, iclass }: Pick<BoardFilters, 'category' | 'iclass'>,
  enabled = true,
) {
  return {
    categories: useQuery({ ...publicQuery('GET /api/tutoringcategory/select'), staleTime, enabled }),
    classes: useQuery({
      ...publicQuery('POST /api/iclass/select', { body: { tutoring_category_id: category ?? 0 } }),
      staleTime,
      enabled: enabled && category !== null,
    }),
    subjects: useQuery({
      ...publicQuery('POST /api/subject/select', { body: { i_class_id: iclass ?? 0 } }),
      staleTime,
      enabled: enabled && iclass !== null,
    }),
  };
}

/** Names of the chosen category, class and subject, each once it is known; nothing is asked while none is chosen. */
export function useSubjectNames(filters: BoardFilters) {
  const { categories, classes, subjects } = useSubjectOptions(filters, filters.category !== null);
  return {
    category: categories.data?.find(({ id }) => id === filters.category)?.text,
    iclass: classes.data?.find(({ id }) => id === filters.iclass)?.text,
    subject: subjects.data?.find(({ id }) => id === filters.subject)?.text,
  };
}

export type SubjectNames = ReturnType<typeof useSubjectNames>;
