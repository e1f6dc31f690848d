import type { BoardFilters } from '@porao/contracts/board-filters';
import { publicQuery, useQuery } from '@porao/platform';

/** Lookup rows are loaded once a page. */
const staleTime = Number.POSITIVE_INFINITY;

type Chosen = Pick<BoardFilters, 'category' | 'iclass'>;

/** The rows to choose from below what is chosen; each list is asked for once there is something above it. */
export const subjectLists = ({ category, iclass }: Chosen) => ({
  categories: { ...publicQuery('GET /api/tutoringcategory/select'), staleTime, enabled: true },
  classes: {
    ...publicQuery('POST /api/iclass/select', { body: { tutoring_category_id: category ?? 0 } }),
    staleTime,
    enabled: category !== null,
  },
  subjects: {
    ...publicQuery('POST /api/subject/select', { body: { i_class_id: iclass ?? 0 } }),
    staleTime,
    enabled: iclass !== null,
  },
});

export function useSubjectOptions(chosen: Chosen, enabled = true) {
  const { categories, classes, subjects } = subjectLists(chosen);
  return {
    categories: useQuery({ ...categories, enabled }),
    classes: useQuery({ ...classes, enabled: enabled && classes.enabled }),
    subjects: useQuery({ ...subjects, enabled: enabled && subjects.enabled }),
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
