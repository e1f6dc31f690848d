import { hasFilters, readFilters } from '@porao/contracts/board-filters';
import type { PageAnswer, PageRequest } from '@porao/platform/server';
import { boardQuery } from '../common/job-queries.ts';
import { paths } from '../common/paths.ts';
import { AlertView, FilterView } from '../features/job-board/board-views.tsx';
import { subjectLists } from '../features/job-board/lookups.query.ts';
import { atPage, boardBody, pageIn, viewIn } from '../features/job-board/view.ts';
import { headOf } from './heads.ts';
import { s } from './seo.text.ts';

/** The board as its address says. Its lists of subjects are for names and for the form; it is shown without them, too. */
export async function prepareBoard({ query, queries }: PageRequest): Promise<PageAnswer> {
  const filters = readFilters(query);
  const [view, page] = [viewIn(query), pageIn(query)];
  if (view === 'filters') await FilterView.preload();
  if (view === 'alert') await AlertView.preload();
  const chunks = { filters: ['job-filters-view'], alert: ['job-alert-view'], list: [], map: [] }[view];
  const { categories, classes, subjects } = subjectLists(filters);
  const hasNames = filters.category !== null;
  const [board] = await Promise.all([
    queries.fetchInfiniteQuery(boardQuery(boardBody(filters, page), null)),
    (hasNames || view === 'filters') && queries.prefetchQuery(categories),
    hasNames && queries.prefetchQuery(classes),
    filters.iclass !== null && queries.prefetchQuery(subjects),
  ]);
  const { total: count = 0, data: jobs = [] } = board.pages[0] ?? {};
  // A plain board's further pages are found by search engines; filters and orders lead to jobs that it has, too.
  const isPlain = view === 'list' && !hasFilters(filters) && filters.sort === 'newest';
  const isFound = isPlain && page > 1 && jobs.length > 0;
  return {
    chunks,
    head: headOf(isFound ? paths.jobBoard + atPage('', page) : paths.jobBoard, {
      title: s('board.title'),
      description: s('board.description', { count }),
      card: s('board.card'),
    }),
  };
}
