import { useInfiniteQuery, useSession } from '@porao/platform';
import { boardQuery } from '../../common/job-queries.ts';
import { type BoardFilters, toBody } from './filters.ts';

export function useBoard(filters: BoardFilters) {
  return useInfiniteQuery(boardQuery(toBody(filters), useSession()));
}
