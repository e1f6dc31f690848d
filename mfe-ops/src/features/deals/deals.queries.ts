import { query, useQuery } from '@porao/platform';
import { asQueue } from '../../common/queue/paged.ts';
import type { ListParams } from '../../common/queue/search-params.ts';

/** A shown list is read again after this time: others work on it. */
const againMs = 20_000;

export const dealStates = ['in_process', 'continue', 'ended'] as const;
export const waitingFor = ['any', 'guardian', 'tutor'] as const;
export const invoiceStatuses = ['unpaid', 'paid', 'refunded', 'waived'] as const;
export const dueKinds = ['due', 'overdue'] as const;

export const useDeals = (params: ListParams) =>
  useQuery({
    ...query('GET /api/ops/deals', {
      query: {
        page: params.page,
        state: params.oneOf('state', dealStates),
        waiting: params.oneOf('waiting', waitingFor),
        q: params.get('q'),
      },
    }),
    ...asQueue,
    refetchInterval: againMs,
  });

export const useDeal = (id: number) =>
  useQuery({ ...query('GET /api/ops/deals/:id', { params: { id } }), refetchInterval: againMs });

export const useInvoices = (params: ListParams) =>
  useQuery({
    ...query('GET /api/ops/invoices', {
      query: {
        page: params.page,
        status: params.oneOf('status', invoiceStatuses),
        due: params.oneOf('due', dueKinds),
        tutor_id: params.getId('tutor'),
        q: params.get('q'),
      },
    }),
    ...asQueue,
    refetchInterval: againMs,
  });
