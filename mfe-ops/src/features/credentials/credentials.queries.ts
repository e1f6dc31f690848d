import type { CredentialState } from '@porao/contracts';
import { call, query, useQuery } from '@porao/platform';
import { asQueue } from '../../common/queue/paged.ts';
import type { ListParams } from '../../common/queue/search-params.ts';

export const credentialStates = ['unverified', 'verified', 'refused'] as const;

export const stateOf = (params: ListParams): CredentialState =>
  params.oneOf('state', credentialStates) ?? 'unverified';

export const useCredentials = (params: ListParams) =>
  useQuery({
    ...query('GET /api/ops/credentials', { query: { page: params.page, state: stateOf(params) } }),
    ...asQueue,
  });

/** Shorter than the ten minutes that a link holds. */
const linkMs = 9 * 60_000;

/** The link to an image. Each request of one is written to the log, so it is asked for once. */
export const useImage = (id: number, reason: string) =>
  useQuery({
    queryKey: ['POST /api/ops/credentials/:id/view', id, reason],
    queryFn: () => call('POST /api/ops/credentials/:id/view', { params: { id }, body: { reason } }),
    staleTime: linkMs,
    gcTime: linkMs,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
