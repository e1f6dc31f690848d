import type { opsDealEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { byOperator, perform } from '../audit/index.ts';
import { listAllInvoices, readInvoice, readInvoiceOfDeal } from '../charges/index.ts';
import { endDeal, recordStarted } from '../deals/index.ts';
import { payInvoice, refundInvoice, type Settled } from '../lifecycle/index.ts';
import { type By, stateName } from '../transitions/index.ts';
import { isTutor, listWallets } from '../wallets/index.ts';
import { listAllDeals, readDeal, readDealHistory } from './ops-deals.repository.ts';

interface InvoiceCall {
  readonly params: { id: number };
  readonly body: { reason: string };
  readonly viewer: Viewer;
}

export function opsDealHandlers({ db }: Services): Handlers<typeof opsDealEndpoints> {
  const invoiceAct = async (
    action: 'paid' | 'refund',
    { params, body: { reason }, viewer }: InvoiceCall,
    settle: (trx: Db, by: By) => Promise<Settled>,
  ) => {
    const act = { action, subject: 'invoice', subjectId: params.id, reason } as const;
    return perform(db, viewer, act, async (trx) => {
      const { from, to, refunded } = await settle(trx, byOperator(viewer));
      const data = await readInvoice(trx, params.id);
      if (!data) throw new ApiFailure('NOT_FOUND', 'invoice.unknown');
      const message = { key: 'ops.charge', params: { to: stateName(to) } } as const;
      const answer = { status: 'success', message, data } as const;
      return { answer, before: { status: from }, after: { status: to, refunded } };
    });
  };
  return {
    'GET /api/ops/deals': async ({ query }) => paged(query, await listAllDeals(db, query, ...rowsOf(query))),
    'GET /api/ops/deals/:id': async ({ params, language }) => {
      const [deal, invoice, history] = await Promise.all([
        readDeal(db, params.id),
        readInvoiceOfDeal(db, params.id),
        readDealHistory(db, params.id, language),
      ]);
      if (!deal) throw new ApiFailure('NOT_FOUND', 'deal.unknown');
      return { data: { ...deal, invoice: invoice ?? null, history } };
    },
    'POST /api/ops/deals/:id/started': ({ params, body: { side, reason }, viewer }) =>
      perform(
        db,
        viewer,
        { action: 'record-start', subject: 'deal', subjectId: params.id, reason },
        async (trx) => {
          const continues = await recordStarted(trx, params.id, side, byOperator(viewer), reason);
          const state = continues ? 'continue' : 'in_process';
          const message = continues ? 'lessons.started' : 'lessons.noted';
          return {
            answer: { status: 'success', message, data: { state } },
            before: { state: 'in_process' },
            after: { state, said_by: side },
          };
        },
      ),
    'GET /api/ops/invoices': async ({ query }) =>
      paged(query, await listAllInvoices(db, query, ...rowsOf(query))),
    'GET /api/ops/tutors/:id/wallets': async ({ params }) => {
      if (!(await isTutor(db, params.id))) throw new ApiFailure('NOT_FOUND', 'account.unknown');
      return { data: await listWallets(db, params.id) };
    },
    'POST /api/ops/deals/:id/end': ({ params, body: { reason }, viewer }) =>
      perform(db, viewer, { action: 'end', subject: 'deal', subjectId: params.id, reason }, async (trx) => {
        const state = await endDeal(trx, params.id, byOperator(viewer), reason);
        return {
          answer: { status: 'success', message: 'ops.dealEnded', data: null },
          before: { state },
          after: { state: 'ended' },
        };
      }),
    'POST /api/ops/invoices/:id/paid': (call) =>
      invoiceAct('paid', call, (trx, by) => payInvoice(trx, call.params.id, by, call.body.reason)),
    'POST /api/ops/invoices/:id/refund': (call) => {
      const { reason, amount: expected } = call.body;
      return invoiceAct('refund', call, (trx, by) =>
        refundInvoice(trx, call.params.id, by, { reason, expected }),
      );
    },
  };
}
