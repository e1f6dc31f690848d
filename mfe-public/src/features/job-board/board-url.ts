import {
  type BoardFilters,
  hasFilters,
  noFilters,
  readFilters,
  writeFilters,
} from '@porao/contracts/board-filters';
import { useSearchParams } from '@porao/platform';
import { useMemo } from 'react';
import { type BoardView, inView, viewIn } from './view.ts';

export interface BoardUrl {
  filters: BoardFilters;
  view: BoardView;
  isFiltered: boolean;
  /** Goes to the same view of another result; what is not named stays as the address has it. */
  change: (changes: Partial<BoardFilters>) => void;
  clear: () => void;
}

/** Filters are read from the URL and written to it, so that back, reload and share show the same list. */
export function useBoardUrl(): BoardUrl {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const view = viewIn(params);
  const change = (changes: Partial<BoardFilters>) =>
    setParams((now) => {
      const next = writeFilters({ ...readFilters(now), ...changes });
      return new URLSearchParams(inView(`?${next}`, viewIn(now)));
    });
  const sort = filters.sort === 'nearest' ? 'newest' : filters.sort;
  return {
    filters,
    view,
    isFiltered: hasFilters(filters),
    change,
    clear: () => change({ ...noFilters, sort }),
  };
}
