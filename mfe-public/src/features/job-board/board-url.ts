import {
  type BoardFilters,
  boardParams,
  hasFilters,
  listsParam,
  noFilters,
  readFilters,
  writeFilters,
} from '@porao/contracts/board-filters';
import { useSearchParams } from '@porao/platform';
import { useEffect, useMemo } from 'react';
import { paths } from '../../common/paths.ts';
import { type BoardView, inView, pageIn, tidied, viewIn } from './view.ts';

/** Filters are read from the URL and written to it, so that back, reload and share show the same list. */
export function useBoardUrl() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  /** Goes to the same view of another result; what is not named stays as the address has it. */
  const change = (changes: Partial<BoardFilters>) =>
    setParams((now) => changed(readFilters(now), changes, viewIn(now) === 'map' ? 'map' : 'list'));
  const sort = filters.sort === 'nearest' ? 'newest' : filters.sort;
  const cleared = { ...noFilters, sort };

  // A form that the browser sent has fields that say nothing.
  const isSent = params.has(listsParam) || boardParams.some((name) => params.get(name) === '');
  useEffect(() => {
    if (isSent) setParams(tidied, { replace: true });
  }, [isSent, setParams]);

  return {
    filters,
    view: viewIn(params),
    page: pageIn(params),
    isFiltered: hasFilters(filters),
    change,
    clear: () => change(cleared),
    /** Where `clear` leads. */
    clearedTo: boardTo(filters, cleared),
  };
}

const changed = (filters: BoardFilters, changes: Partial<BoardFilters>, view: BoardView): URLSearchParams =>
  new URLSearchParams(inView(`?${writeFilters({ ...filters, ...changes })}`, view));

/** The address of a view of the board, with other filters. */
export const boardTo = (
  filters: BoardFilters,
  changes: Partial<BoardFilters> = {},
  view: BoardView = 'list',
): string => `${paths.jobBoard}?${changed(filters, changes, view)}`;
