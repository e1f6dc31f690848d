import { query } from '@porao/platform';
import type { ListAddress } from '../../common/queue/search-params.ts';

export const stages = ['all', 'Pending', 'Terms', 'Approved', 'Rejected', 'Withdrawn', 'Closed'] as const;
type Stage = (typeof stages)[number];
export const sorts = ['oldest', 'newest'] as const;

/** The queue, unless the address says otherwise; of one guardian, all. */
export const startStage = (params: ListAddress): Stage =>
  params.getId('guardian') === undefined ? 'Pending' : 'all';

/** Returns what the address asks the list for. */
export function filterOf(params: ListAddress) {
  const category = params.getId('category');
  const stage = params.oneOf('stage', stages) ?? startStage(params);
  // The queue is what the call answers by itself, so that the page can ask before its code is there (the manifest's reads).
  return {
    stage: stage === 'Pending' ? undefined : stage,
    q: params.get('q'),
    city_id: params.getId('city'),
    tutoring_category_id: category,
    i_class_id: category && params.getId('class'),
    guardian: params.getId('guardian'),
    waiting_hours: params.getId('waiting'),
    sort: params.oneOf('sort', ['newest']),
  };
}

export function requestsQuery(params: ListAddress) {
  const input = { page: params.page === 1 ? undefined : params.page, ...filterOf(params) };
  return query(
    'GET /api/ops/requests',
    Object.values(input).some((value) => value !== undefined) ? { query: input } : {},
  );
}
