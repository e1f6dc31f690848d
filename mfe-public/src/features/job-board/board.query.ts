import type { JobBoardBody } from '@porao/contracts';
import { publicQuery, useInfiniteQuery, useQuery, useSession } from '@porao/platform';
import { boardQuery } from '../../common/job-queries.ts';

export function useBoard(body: JobBoardBody) {
  return useInfiniteQuery(boardQuery(body, useSession()));
}

export function useBoardMap({ sort: _, ...body }: JobBoardBody) {
  return useQuery({
    ...publicQuery('POST /api/job-board/map', { body }),
    retry: false,
    networkMode: 'always',
  });
}
