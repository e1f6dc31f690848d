import {
  type BoardFilters,
  hasFilters,
  noFilters,
  readFilters,
  writeFilters,
} from '@porao/contracts/board-filters';
import { useSearchParams } from '@porao/platform';
import { useMemo } from 'react';
import { inView, viewIn } from './view.ts';

/** Filters are read from the URL and written to it, so that back, reload and share show the same list. */
export function useBoardUrl() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  /** Goes to the same view of another result; what is not named stays as the address has it. */
  const change = (changes: Partial<BoardFilters>) =>
    setParams((now) => {
      const next = writeFilters({ ...readFilters(now), ...changes });
      return new URLSearchParams(inView(`?${next}`, viewIn(now)));
    });
  const sort = filters.sort === 'nearest' ? 'newest' : filters.sort;
  return {
    filters,
    view: viewIn(params),
    isFiltered: hasFilters(filters),
    change,
    clear: () => change({ ...noFilters, sort }),
  };
}
