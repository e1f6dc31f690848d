import type { SavedSearch } from '@porao/contracts';
import { writeFilters } from '@porao/contracts/board-filters';
import { jobBoard } from '@porao/contracts/paths';
import { filtersOf } from '@porao/contracts/saved-board';

export function boardPath(board: NonNullable<SavedSearch['board']>): string {
  const params = writeFilters(filtersOf(board));
  return params.size > 0 ? `${jobBoard}?${params}` : jobBoard;
}
