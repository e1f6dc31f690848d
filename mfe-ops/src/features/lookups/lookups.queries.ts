import type { LookupList } from '@porao/contracts';
import { query, useQuery } from '@porao/platform';
import { asQueue, onePage } from '../../common/queue/paged.ts';
import type { ListParams } from '../../common/queue/search-params.ts';

/** Every list, as the rows of a queue. */
export const useLookupLists = () =>
  useQuery({
    ...query('GET /api/ops/lookups'),
    ...asQueue,
    select: ({ data }) => onePage(data.map((list, index) => ({ ...list, id: index + 1 }))),
  });

export const states = ['all', 'waiting', 'hidden'] as const;

export function useLookups(list: LookupList, params: ListParams) {
  const input = {
    page: params.page,
    q: params.get('q'),
    state: params.oneOf('state', states),
    parent: params.getId('parent'),
  };
  return useQuery({ ...query('GET /api/ops/lookups/:list', { params: { list }, query: input }), ...asQueue });
}

export const useLookup = (list: LookupList, id: number) =>
  useQuery({ ...query('GET /api/ops/lookups/:list/:id', { params: { list, id } }), staleTime: 0 });

/** The first rows of a list that have the text in a name; of one parent where given. */
export const useFound = (list: LookupList, q: string, parent?: number) =>
  useQuery({
    ...query('GET /api/ops/lookups/:list', { params: { list }, query: { q, parent, per_page: 100 } }),
    placeholderData: asQueue.placeholderData,
  });

/** An act on the lists changes the answers of these; forms read the lists of choices again when they are opened. */
export const changes = [
  'GET /api/ops/lookups',
  'GET /api/ops/lookups/:list',
  'GET /api/ops/lookups/:list/:id',
  'GET /api/ops/audit',
] as const;
