import type { MessageKey, opsEndpoints } from '@porao/contracts';
import { findPrivateDetails } from '@porao/contracts/private-details';
import type { Handlers } from '../../kit/bind.ts';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { toPage } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { listOutbox } from '../../kit/sms/index.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { type Act, audit, listAudit } from '../audit/index.ts';
import { certificateUrl } from '../certificates/index.ts';
import { listAllInvoices, readInvoice } from '../charges/index.ts';
import { endDeal, listAllDeals } from '../deals/index.ts';
import { jobNotFound, readTerms } from '../jobs/index.ts';
import {
  approveRequest,
  cancelJob,
  moveApplication,
  moveRequest,
  payInvoice,
  refundInvoice,
} from '../lifecycle/index.ts';
import { readHistory, stateName } from '../transitions/index.ts';
import { countStage, listStage } from '../tutor-requests/index.ts';
import * as acts from './acts.ts';
import { listApplications, listJobs, readPublicText } from './jobs.repository.ts';
import { findUsers, listCredentials } from './people.repository.ts';

const by = (viewer: Viewer) => ({ actor: 'operator', userId: viewer.userId }) as const;
const done = (message: MessageKey) => ({ status: 'success' as const, message, data: null });

type PageQuery = { readonly page: number; readonly per_page: number };
/** Limit and offset of a page. */
const rowsOf = ({ page, per_page }: PageQuery) => [per_page, (page - 1) * per_page] as const;
const paged = <T>({ page, per_page }: PageQuery, { rows, total }: { rows: T[]; total: number }) =>
  toPage(rows, total, page, per_page);

type Written = Pick<Act, 'before' | 'after'>;

/** An operator's act: the change and the line in the audit table, both or neither. */
async function perform<T>(
  db: Db,
  viewer: Viewer,
  act: Pick<Act, 'action' | 'subject' | 'subjectId' | 'reason'>,
  work: (trx: Db) => Promise<Written & { answer: T }>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const { answer, before, after } = await work(trx);
    await audit(trx, { ...act, actor: viewer.userId, before, after });
    return answer;
  });
}

function lifecycleActs({ db }: Services) {
  const invoiceAct = async (
    action: 'paid' | 'refund',
    { params, body, viewer }: { params: { id: number }; body: { reason: string }; viewer: Viewer },
  ) => {
    const act = { action, subject: 'invoice', subjectId: params.id, reason: body.reason } as const;
    const settle = action === 'paid' ? payInvoice : refundInvoice;
    return perform(db, viewer, act, async (trx) => {
      const { from, to, refunded } = await settle(trx, params.id, by(viewer), body.reason);
      const data = await readInvoice(trx, params.id);
      if (!data) throw new ApiFailure('NOT_FOUND', 'invoice.unknown');
      const answer = {
        status: 'success' as const,
        message: { key: 'ops.charge', params: { to: stateName(to) } } as const,
        data,
      };
      return { answer, before: { status: from }, after: { status: to, refunded } };
    });
  };
  return {
    'POST /api/ops/requests/:id/approve': ({ params, body, viewer }) =>
      perform(
        db,
        viewer,
        { action: 'approve', subject: 'request', subjectId: params.id, reason: null },
        async (trx) => {
          const { jobId, before } = await approveRequest(trx, params.id, body, by(viewer));
          const { text, names } = await readPublicText(trx, jobId);
          const private_details = findPrivateDetails(text, names);
          const data = { tuition_job_offer_id: jobId, private_details };
          const key = private_details.length > 0 ? 'ops.publishedPrivate' : 'ops.published';
          const message = { key, params: { id: String(jobId) } } as const;
          return {
            answer: { status: 'success', message, data },
            before,
            after: { stage: 'Approved', job_id: jobId, ...body },
          };
        },
      ),
    'POST /api/ops/requests/:id/reject': ({ params, body: { reason }, viewer }) =>
      perform(
        db,
        viewer,
        { action: 'reject', subject: 'request', subjectId: params.id, reason },
        async (trx) => {
          const stage = await moveRequest(trx, params.id, 'Rejected', by(viewer), reason);
          return {
            answer: done('ops.rejected'),
            before: { stage },
            after: { stage: 'Rejected' },
          };
        },
      ),
    'POST /api/ops/jobs/:id/cancel': ({ params, body: { reason }, viewer }) =>
      perform(db, viewer, { action: 'cancel', subject: 'job', subjectId: params.id, reason }, async (trx) => {
        const status = await cancelJob(trx, params.id, by(viewer), reason);
        return { answer: done('ops.cancelled'), before: { status }, after: { status: 'cancelled' } };
      }),
    'POST /api/ops/applications/:id/move': ({ params, body: { to, reason }, viewer }) =>
      perform(
        db,
        viewer,
        { action: 'move', subject: 'application', subjectId: params.id, reason },
        async (trx) => {
          const moved = await moveApplication(trx, params.id, to, by(viewer), reason);
          const message = { key: 'ops.application', params: { to: stateName(moved.to) } } as const;
          return {
            answer: { status: 'success', message, data: { state: moved.to } },
            before: { state: moved.from },
            after: { state: moved.to },
          };
        },
      ),
    'POST /api/ops/deals/:id/end': ({ params, body: { reason }, viewer }) =>
      perform(db, viewer, { action: 'end', subject: 'deal', subjectId: params.id, reason }, async (trx) => {
        const state = await endDeal(trx, params.id, by(viewer), reason);
        return { answer: done('ops.dealEnded'), before: { state }, after: { state: 'ended' } };
      }),
    'POST /api/ops/invoices/:id/paid': (call) => invoiceAct('paid', call),
    'POST /api/ops/invoices/:id/refund': (call) => invoiceAct('refund', call),
  } satisfies Partial<Handlers<typeof opsEndpoints>>;
}

function peopleActs({ db }: Services) {
  const changed = async (message: MessageKey, data: ReturnType<typeof acts.ban>) => ({
    status: 'success' as const,
    message,
    data: await data,
  });
  const acting = (viewer: Viewer, reason: string) => ({ actor: viewer.userId, reason });
  return {
    'POST /api/ops/users/:id/status': ({ params, body, viewer }) =>
      changed('ops.statusSet', acts.setStatus(db, params.id, body.status, acting(viewer, body.reason))),
    'POST /api/ops/users/:id/ban': ({ params, body, viewer }) =>
      changed('ops.banned', acts.ban(db, params.id, acting(viewer, body.reason))),
    'POST /api/ops/users/:id/end-sessions': ({ params, body, viewer }) =>
      changed('ops.sessionsEnded', acts.endSessions(db, params.id, acting(viewer, body.reason))),
    'POST /api/ops/users/:id/lift-ban': ({ params, body, viewer }) =>
      changed('ops.banLifted', acts.liftBan(db, params.id, acting(viewer, body.reason))),
    'POST /api/ops/credentials/:id/verify': async ({ params, body, viewer }) => {
      await acts.verifyCredential(db, params.id, true, acting(viewer, body.reason));
      return done('ops.verified');
    },
    'POST /api/ops/credentials/:id/unverify': async ({ params, body, viewer }) => {
      await acts.verifyCredential(db, params.id, false, acting(viewer, body.reason));
      return done('ops.unverified');
    },
  } satisfies Partial<Handlers<typeof opsEndpoints>>;
}

function reads({ db, tokens }: Services) {
  return {
    'GET /api/ops/requests': async ({ query }) => {
      const rows = await listStage(db, query.stage, ...rowsOf(query));
      return paged(query, { rows, total: await countStage(db, query.stage) });
    },
    'GET /api/ops/jobs': async ({ query }) =>
      paged(query, await listJobs(db, query.status, ...rowsOf(query))),
    'GET /api/ops/jobs/:id/applications': async ({ params, query }) => {
      if (!(await readTerms(db, params.id))) throw jobNotFound();
      return paged(query, await listApplications(db, params.id, ...rowsOf(query)));
    },
    'GET /api/ops/deals': async ({ query }) => paged(query, await listAllDeals(db, ...rowsOf(query))),
    'GET /api/ops/invoices': async ({ query }) =>
      paged(query, await listAllInvoices(db, query.status, ...rowsOf(query))),
    'GET /api/ops/users': async ({ query }) => paged(query, await findUsers(db, query.q, ...rowsOf(query))),
    'GET /api/ops/credentials': async ({ query }) => {
      const { rows, total } = await listCredentials(db, query.state, ...rowsOf(query));
      const linked = rows.map((row) => ({
        ...row,
        certificate_url: certificateUrl(tokens, row.certificate),
      }));
      return paged(query, { rows: linked, total });
    },
    'GET /api/ops/outbox': async ({ query: { limit, phone } }) => {
      const messages = await listOutbox(db, { limit, ...(phone !== undefined && { phone }) });
      return { data: messages.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
    },
    'GET /api/ops/history/:entity/:id': async ({ params }) => ({
      data: await readHistory(db, params.entity, params.id),
    }),
    'GET /api/ops/audit': async ({ query }) =>
      paged(query, await listAudit(db, query.subject, ...rowsOf(query))),
  } satisfies Partial<Handlers<typeof opsEndpoints>>;
}

export function opsHandlers(services: Services): Handlers<typeof opsEndpoints> {
  return { ...reads(services), ...lifecycleActs(services), ...peopleActs(services) };
}
