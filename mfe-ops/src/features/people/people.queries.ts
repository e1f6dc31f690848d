import { query, useQuery } from '@porao/platform';
import { asQueue } from '../../common/queue/paged.ts';
import type { ListParams } from '../../common/queue/search-params.ts';

export const roles = ['tutor', 'parent', 'operator', 'lead'] as const;
export const statuses = ['Green', 'Yellow', 'Red', 'none'] as const;
export const bans = ['1', '0'] as const;

export const usePeople = (params: ListParams) =>
  useQuery({
    ...query('GET /api/ops/users', {
      query: {
        page: params.page,
        q: params.get('q'),
        role: params.get('role'),
        status: params.oneOf('status', statuses),
        banned: params.oneOf('banned', bans),
      },
    }),
    ...asQueue,
  });

export const usePerson = (id: number) =>
  useQuery({ ...query('GET /api/ops/users/:id', { params: { id } }), refetchOnMount: 'always' as const });

export const useSecurityEvents = (id: number) =>
  useQuery({
    ...query('GET /api/ops/users/:id/security-events', { params: { id } }),
    refetchOnMount: 'always' as const,
  });

/** Also waits for who is signed in: a lead has buttons in each row. */
export function useOperators(params: ListParams) {
  const me = useQuery(query('GET /api/v1/user'));
  const operators = useQuery({
    ...query('GET /api/ops/operators', { query: { page: params.page, q: params.get('q') } }),
    ...asQueue,
    select: ({ data, ...page }) => ({
      ...page,
      data: data.map(({ user_id, ...operator }) => ({ ...operator, id: user_id })),
    }),
  });
  return me.isPending ? { ...operators, data: undefined, error: null, isPending: true } : operators;
}
