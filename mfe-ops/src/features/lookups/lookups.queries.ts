import type { LookupList } from '@porao/contracts';
import { query, useQuery } from '@porao/platform';
import { asQueue, onePage } from '../../common/queue/paged.ts';
import { nameOf } from './lookup-lines.tsx';

/** Every list, as the rows of a queue. */
export const useLookupLists = () =>
  useQuery({
    ...query('GET /api/ops/lookups'),
    ...asQueue,
    select: ({ data }) => onePage(data.map((list, index) => ({ ...list, id: index + 1 }))),
  });

/** The rows that others are below; those of the same name are told apart by their own parent. */
export function useParents(parent: LookupList | null): { value: string; label: string }[] {
  const input = { params: { list: parent ?? 'cities' }, query: { per_page: 100 } } as const;
  const { data } = useQuery({ ...query('GET /api/ops/lookups/:list', input), enabled: parent !== null });
  return (data?.data ?? []).map((row) => ({
    value: String(row.id),
    label: row.parent ? `${nameOf(row)} (${nameOf(row.parent)})` : nameOf(row),
  }));
}

/** An act on the lists changes the answers of these; forms read the lists of choices again when they are opened. */
export const changes = [
  'GET /api/ops/lookups',
  'GET /api/ops/lookups/:list',
  'GET /api/ops/lookups/:list/:id',
  'GET /api/ops/audit',
] as const;
