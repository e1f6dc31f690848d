import { csvLines, leadConfirmsAbove, type opsDealEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { type ActCall, exportCsv, perform } from '../audit/index.ts';
import { listAllInvoices, money, readInvoice } from '../charges/index.ts';
import { ofDeal } from '../contact-views/index.ts';
import { endDeal, recordStarted } from '../deals/index.ts';
import { recordPaid, recordRefundSent } from '../hand-payments/index.ts';
import { askAgainFor, refundInvoice, refuseClaimOf, type Settled } from '../lifecycle/index.ts';
import { endRefund, findPayment, postGivenBack } from '../payments/index.ts';
import { type By, stateName } from '../transitions/index.ts';
import { isTutor, listWallets } from '../wallets/index.ts';
import { dealColumns, invoiceColumns } from './columns.ts';
import { hasUndecidedCase, listAllDeals, readDealDetail } from './ops-deals.repository.ts';

export function opsDealHandlers({ db }: Services): Handlers<typeof opsDealEndpoints> {
  const invoiceAct = (
    action: 'paid' | 'refund',
    call: ActCall,
    settle: (trx: Db, by: By) => Promise<Settled>,
  ) =>
    perform(db, call, { action, subject: 'invoice' }, async (trx, by) => {
      const { from, to, refunded } = await settle(trx, by);
      const data = await readInvoice(trx, call.params.id);
      if (!data) throw new ApiFailure('NOT_FOUND', 'invoice.unknown');
      const message = { key: 'ops.charge', params: { to: stateName(to) } } as const;
      return { message, data, before: { status: from }, after: { status: to, refunded } };
    });
  return {
    'GET /api/ops/deals': async ({ query }) => paged(query, await listAllDeals(db, query, ...rowsOf(query))),
    'GET /api/ops/deals.csv': async (call) => {
      const { rows } = await listAllDeals(db, call.query, csvLines, 0);
      const contacts = ['tutor_phone', 'guardian_phone'];
      return exportCsv(db, call, { list: 'deals', columns: dealColumns, contacts, shows: ofDeal, rows });
    },
    'GET /api/ops/invoices.csv': async (call) => {
      const { rows } = await listAllInvoices(db, call.query, csvLines, 0);
      return exportCsv(db, call, { list: 'invoices', columns: invoiceColumns, rows });
    },
    'GET /api/ops/deals/:id': async ({ params, language }) => {
      const data = await readDealDetail(db, params.id, language);
      if (!data) throw new ApiFailure('NOT_FOUND', 'deal.unknown');
      return { data };
    },
    'POST /api/ops/deals/:id/started': (call) =>
      perform(db, call, { action: 'record-start', subject: 'deal' }, async (trx, by) => {
        const { side, reason } = call.body;
        const continues = await recordStarted(trx, call.params.id, side, by, reason);
        const state = continues ? 'continue' : 'in_process';
        const message = continues ? 'lessons.started' : 'lessons.noted';
        return { message, data: { state }, before: { state: 'in_process' }, after: { state, said_by: side } };
      }),
    'GET /api/ops/invoices': async ({ query }) =>
      paged(query, await listAllInvoices(db, query, ...rowsOf(query))),
    'GET /api/ops/tutors/:id/wallets': async ({ params }) => {
      if (!(await isTutor(db, params.id))) throw new ApiFailure('NOT_FOUND', 'account.unknown');
      return { data: await listWallets(db, params.id) };
    },
    'POST /api/ops/deals/:id/end': (call) =>
      perform(db, call, { action: 'end', subject: 'deal' }, async (trx, by) => {
        const state = await endDeal(trx, call.params.id, by, call.body);
        return { message: 'ops.dealEnded', data: null, before: { state }, after: { state: 'ended' } };
      }),
    'POST /api/ops/deals/:id/another-tutor': (call) =>
      perform(db, call, { action: 'another-tutor', subject: 'deal' }, async (trx, by) => {
        const count = await askAgainFor(trx, call.params.id, by);
        const message = { key: 'again.asked', params: { count } } as const;
        return { message, data: null, before: null, after: { asked: count } };
      }),
    'POST /api/ops/invoices/:id/paid': (call) => {
      const { params, body } = call;
      const { way = 'unknown', trx_id: trxId, reason } = body;
      return invoiceAct('paid', call, (trx, by) => recordPaid(trx, params.id, by, { way, trxId, reason }));
    },
    'POST /api/ops/invoices/:id/refund-sent': ({ params, body, viewer }) =>
      perform(db, { params, viewer }, { action: 'refund-sent', subject: 'invoice' }, async (trx) => {
        const { way, trx_id } = body;
        const amount = await recordRefundSent(trx, params.id, { way, trxId: trx_id });
        const data = await readInvoice(trx, params.id);
        if (!data) throw new ApiFailure('NOT_FOUND', 'invoice.unknown');
        const after = { way, trx_id, amount };
        return { message: 'ops.refundSent', data, before: null, after };
      }),
    'POST /api/ops/invoices/:id/refuse-claim': (call) =>
      perform(db, call, { action: 'refuse-claim', subject: 'invoice' }, async (trx) => {
        await refuseClaimOf(trx, call.params.id, call.body.reason);
        const data = await readInvoice(trx, call.params.id);
        if (!data) throw new ApiFailure('NOT_FOUND', 'invoice.unknown');
        return { message: 'ops.claimRefused', data, before: { claim: 'open' }, after: { claim: 'refused' } };
      }),
    'POST /api/ops/online-payments/:id/given-back': async ({ params: { id }, body, viewer }) => {
      const payment = await findPayment(db, id);
      if (!payment) throw new ApiFailure('NOT_FOUND', 'payment.unknown');
      const call = { params: { id: payment.invoice_id }, body, viewer };
      return perform(db, call, { action: 'give-back', subject: 'invoice' }, async (trx) => {
        if (!(await endRefund(trx, id))) throw new ApiFailure('CONFLICT', 'payment.nothingToGive');
        await postGivenBack(trx, payment);
        const [before, after] = [{ payment: 'refund_pending' }, { payment: 'refunded' }];
        return { message: 'ops.givenBack', data: null, before, after };
      });
    },
    'POST /api/ops/invoices/:id/refund': (call) => {
      const { reason, amount: expected } = call.body;
      const { id } = call.params;
      return invoiceAct('refund', call, async (trx, by) => {
        const settled = await refundInvoice(trx, id, by, { reason, expected });
        if (settled.amount > leadConfirmsAbove) {
          const params = { amount: money(leadConfirmsAbove) };
          throw new ApiFailure('CONFLICT', { key: 'invoice.twoLeads', params });
        }
        if (await hasUndecidedCase(trx, id)) throw new ApiFailure('CONFLICT', 'invoice.byCase');
        return settled;
      });
    },
  };
}
