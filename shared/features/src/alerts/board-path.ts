import type { SavedSearch } from '@porao/contracts';
import { filtersOf, writeFilters } from '@porao/contracts/board-filters';
import { jobBoard } from '@porao/contracts/paths';

/** The address of the board with these filters. */
export function boardPath(board: NonNullable<SavedSearch['board']>): string {
  const params = writeFilters(filtersOf(board));
  return params.size > 0 ? `${jobBoard}?${params}` : jobBoard;
}
