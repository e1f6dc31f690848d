import { csvLines, type HandWay, type opsPaymentEndpoints, type ReadLine } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { audit, exportCsv, perform } from '../audit/index.ts';
import { ofPayment } from '../contact-views/index.ts';
import { tellAccount } from '../notices/index.ts';
import { paymentColumns } from './columns.ts';
import { findScreenshot, listPayments, readPayment, refusePayment } from './hand-payments.repository.ts';
import { readLines } from './read-lines.ts';
import { countPayment, lockClaim, receiveClaim } from './receive.ts';
import { keyOf } from './screenshots.ts';
import { returnClaim } from './send.ts';
import { keepLines } from './statement.repository.ts';
import { readStatement } from './statement.ts';

const unknown = () => new ApiFailure('NOT_FOUND', 'payment.unknown');

export function opsPaymentHandlers({ db, files }: Services): Handlers<typeof opsPaymentEndpoints> {
  return {
    'GET /api/ops/payments': async ({ query }) =>
      paged(query, await listPayments(db, query, ...rowsOf(query))),
    'GET /api/ops/payments.csv': async (call) => {
      const { rows } = await listPayments(db, call.query, csvLines, 0);
      return exportCsv(db, call, {
        list: 'payments',
        columns: paymentColumns,
        contacts: ['tutor_phone'],
        shows: ofPayment,
        rows,
      });
    },
    'GET /api/ops/payments/:id': async ({ params }) => {
      const data = await readPayment(db, params.id);
      if (!data) throw unknown();
      return { data };
    },
    'GET /api/ops/payments/:id/screenshot': async ({ params }) => {
      const name = await findScreenshot(db, params.id);
      const file = name ? await files.get(keyOf(name)) : undefined;
      if (!file) throw unknown();
      return { bytes: file.bytes, type: file.type };
    },
    'POST /api/ops/payments/:id/received': ({ params, body, viewer }) =>
      perform(db, { params, viewer }, { action: 'received', subject: 'payment' }, async (trx, by) => {
        const { way, trx_id, amount } = await receiveClaim(trx, params.id, by, body.amount);
        const after = { state: 'matched', way, trx_id, amount };
        return { message: 'ops.paymentReceived', data: null, before: { state: 'claimed' }, after };
      }),
    'POST /api/ops/payments/:id/refuse': (call) =>
      perform(db, call, { action: 'refuse', subject: 'payment' }, async (trx) => {
        const { id } = call.params;
        const { reason } = call.body;
        const { amount, trx_id: trxId, user_id: userId } = await lockClaim(trx, id);
        await refusePayment(trx, id, reason);
        await tellAccount(trx, 'paymentRefused', userId, { amount, trx: trxId, reason }, `payment ${id}`);
        const after = { state: 'refused' };
        return { message: 'ops.paymentRefused', data: null, before: { state: 'claimed' }, after };
      }),
    'POST /api/ops/payments/:id/returned': ({ params, body, viewer }) =>
      perform(db, { params, viewer }, { action: 'returned', subject: 'payment' }, async (trx) => {
        const { way, trx_id, amount } = body;
        await returnClaim(trx, params.id, amount, { way, trxId: trx_id });
        const after = { state: 'returned', way, trx_id, amount };
        return { message: 'ops.paymentReturned', data: null, before: { state: 'claimed' }, after };
      }),
    'POST /api/ops/statements/read': async ({ body: { way, csv }, viewer }) => {
      const lines = await readLines(db, way, readStatement(csv, way), viewer.userId);
      const message = { key: 'ops.statementRead', params: { count: lines.length } } as const;
      return { status: 'success', message, data: { lines } };
    },
    'POST /api/ops/statements': async ({ body: { way, csv, receive }, viewer: { userId } }) =>
      inTransaction(db, async (trx) => {
        const read = readStatement(csv, way);
        const kept = read.filter(({ isUnclear }) => !isUnclear);
        await keepLines(trx, way, kept, userId);
        const lines = await readLines(trx, way, read, userId);
        const named = new Set(receive);
        for (const line of lines) {
          if (named.has(line.trx_id) && (await receiveLine(trx, userId, way, line)))
            line.outcome = 'received';
        }
        const count = lines.filter(({ outcome }) => outcome === 'received').length;
        const message = { key: 'ops.statementKept', params: { count } } as const;
        return { status: 'success', message, data: { lines } } as const;
      }),
  };
}

/** The charge of a line that is money for one is paid; returns false where it is money for none. */
async function receiveLine(trx: Db, userId: number, way: HandWay, line: ReadLine): Promise<boolean> {
  const { outcome, invoice_id: invoiceId, trx_id, amount } = line;
  if (invoiceId === null || (outcome !== 'match' && outcome !== 'reference')) return false;
  const by = { actor: 'operator', userId } as const;
  const { id: subjectId } = await countPayment(trx, invoiceId, by, { way, trxId: trx_id });
  const after = { state: 'matched', way, trx_id, amount };
  const act = { action: 'received', subject: 'payment', subjectId, reason: null } as const;
  await audit(trx, { ...act, actor: userId, before: { state: 'claimed' }, after });
  return true;
}
