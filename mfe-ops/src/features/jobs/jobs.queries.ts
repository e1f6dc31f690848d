import type { OpsJob } from '@porao/contracts';
import { query, useQuery } from '@porao/platform';
import { asQueue } from '../../common/queue/paged.ts';
import type { ListParams } from '../../common/queue/search-params.ts';

/** A shown job is read again after this time: others work on it, and its guardian marks applicants. */
const againMs = 20_000;

export const statuses = [
  'live',
  'filled',
  'expired',
  'cancelled',
] as const satisfies readonly OpsJob['status'][];
export const withApplications = ['none', 'undecided', 'marked'] as const;
export const sorts = ['newest', 'oldest', 'ending'] as const;

export const useJobs = (params: ListParams) =>
  useQuery({
    ...query('GET /api/ops/jobs', {
      query: {
        page: params.page,
        status: params.oneOf('status', statuses),
        q: params.get('q'),
        city_id: params.getId('city'),
        i_class_id: params.getId('category') && params.getId('class'),
        applications: params.oneOf('applications', withApplications),
        sort: params.oneOf('sort', sorts),
      },
    }),
    ...asQueue,
    refetchInterval: againMs,
  });

export const useJob = (id: number) =>
  useQuery({ ...query('GET /api/ops/jobs/:id', { params: { id } }), refetchInterval: againMs });

export const useApplications = (id: number, page: number) =>
  useQuery({
    ...query('GET /api/ops/jobs/:id/applications', { params: { id }, query: { page } }),
    ...asQueue,
    refetchInterval: againMs,
  });

export const useFitting = (id: number, count: number) =>
  useQuery({
    ...query('GET /api/ops/jobs/:id/fitting', { params: { id }, query: { per_page: count } }),
    ...asQueue,
  });
