import { z } from 'zod';
import { Id, page, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { IdParams } from '../fields.ts';
import { pageNumber, perPage } from '../guardian-page.ts';
import {
  ApplicationState,
  ApproveBody,
  AuditEntry,
  AuditSubject,
  Entity,
  HistoryEntry,
  JobStatus,
  MoveBody,
  OpsApplication,
  OpsCredential,
  OpsDeal,
  OpsInvoice,
  OpsJob,
  OpsRequest,
  OpsUser,
  OutboxMessage,
  Reason,
  RequestStage,
} from '../ops-entities.ts';
import { InvoiceStatus, TutorInvoice } from './charges.ts';
import { AccountStatus } from './session.ts';

const paging = { page: pageNumber, per_page: perPage(20) };
const ReasonBody = z.object({ reason: Reason });
const ops = { access: 'operator' } as const;
const acted = success(z.null());

export const opsEndpoints = defineEndpoints({
  'GET /api/ops/requests': {
    ...ops,
    summary: 'Tutor requests of a stage, oldest first: the queue is Pending',
    query: z.object({ ...paging, stage: RequestStage.default('Pending') }),
    response: page(OpsRequest),
  },
  'POST /api/ops/requests/:id/approve': {
    ...ops,
    refuses: ['CONFLICT'],
    summary: 'Publish a pending request as a job, with the fields that it lacks',
    params: IdParams,
    body: ApproveBody,
    response: success(
      z.object({
        tuition_job_offer_id: Id,
        /** What the published requirement seems to give away, for the operator to look at. */
        private_details: z.array(
          z.object({ kind: z.enum(['phone', 'contact', 'house', 'name']), text: z.string() }),
        ),
      }),
    ),
  },
  'POST /api/ops/requests/:id/reject': {
    ...ops,
    refuses: ['CONFLICT'],
    summary: 'Reject a pending request; the guardian reads the reason',
    params: IdParams,
    body: ReasonBody,
    response: acted,
  },
  'GET /api/ops/jobs': {
    ...ops,
    summary: 'Jobs of a status, newest first',
    query: z.object({ ...paging, status: JobStatus.default('live') }),
    response: page(OpsJob),
  },
  'POST /api/ops/jobs/:id/cancel': {
    ...ops,
    refuses: ['CONFLICT'],
    summary: 'Take a live job off the board; its open applications close and its request closes',
    params: IdParams,
    body: ReasonBody,
    response: acted,
  },
  'GET /api/ops/jobs/:id/applications': {
    ...ops,
    summary: "A job's applications with the guardian's marks, furthest stage first",
    params: IdParams,
    query: z.object(paging),
    response: page(OpsApplication),
  },
  'POST /api/ops/applications/:id/move': {
    ...ops,
    refuses: ['CONFLICT'],
    summary: 'Move an application: shortlist, appoint, confirm, or close with a reason',
    params: IdParams,
    body: MoveBody,
    response: success(z.object({ state: ApplicationState })),
  },
  'GET /api/ops/deals': {
    ...ops,
    summary: 'Deals, newest first',
    query: z.object(paging),
    response: page(OpsDeal),
  },
  'POST /api/ops/deals/:id/end': {
    ...ops,
    refuses: ['CONFLICT'],
    summary: "End a deal; both sides lose sight of each other's contact",
    params: IdParams,
    body: ReasonBody,
    response: acted,
  },
  'GET /api/ops/invoices': {
    ...ops,
    summary: 'Platform charges, newest first',
    query: z.object({ ...paging, status: InvoiceStatus.optional() }),
    response: page(OpsInvoice),
  },
  'POST /api/ops/invoices/:id/paid': {
    ...ops,
    refuses: ['CONFLICT'],
    summary: 'Record that an unpaid charge was paid; the reason holds the reference of the payment',
    params: IdParams,
    body: ReasonBody,
    response: success(TutorInvoice),
  },
  'POST /api/ops/invoices/:id/refund': {
    ...ops,
    refuses: ['CONFLICT'],
    summary:
      'Refund a paid charge inside its refund window, or waive an unpaid one inside the full-refund window',
    params: IdParams,
    body: ReasonBody,
    response: success(TutorInvoice),
  },
  'GET /api/ops/users': {
    ...ops,
    summary: 'Accounts by phone number, e-mail or part of the name',
    query: z.object({ ...paging, q: z.string().trim().max(100).default('') }),
    response: page(OpsUser),
  },
  'POST /api/ops/users/:id/status': {
    ...ops,
    refuses: ['CONFLICT'],
    securityEvent: 'account-status',
    summary: 'Set the account status; null takes it away',
    params: IdParams,
    body: z.object({ status: AccountStatus.nullable(), reason: Reason }),
    response: success(OpsUser),
  },
  'POST /api/ops/users/:id/ban': {
    ...ops,
    refuses: ['CONFLICT'],
    securityEvent: 'account-status',
    summary: 'Ban an account: it cannot apply, and its requests are not published (OQ-005)',
    params: IdParams,
    body: ReasonBody,
    response: success(OpsUser),
  },
  'POST /api/ops/users/:id/lift-ban': {
    ...ops,
    refuses: ['CONFLICT'],
    securityEvent: 'account-status',
    summary: 'Lift a ban',
    params: IdParams,
    body: ReasonBody,
    response: success(OpsUser),
  },
  'POST /api/ops/users/:id/end-sessions': {
    ...ops,
    securityEvent: 'session-end',
    summary: 'End every session of an account, for example after a phone was stolen',
    params: IdParams,
    body: ReasonBody,
    response: success(OpsUser),
  },
  'GET /api/ops/credentials': {
    ...ops,
    summary: 'Credentials, those to verify first',
    query: z.object({ ...paging, state: z.enum(['unverified', 'verified']).default('unverified') }),
    response: page(OpsCredential),
  },
  'POST /api/ops/credentials/:id/verify': {
    ...ops,
    refuses: ['CONFLICT'],
    summary: 'Mark a credential as verified',
    params: IdParams,
    body: ReasonBody,
    response: acted,
  },
  'POST /api/ops/credentials/:id/unverify': {
    ...ops,
    refuses: ['CONFLICT'],
    summary: 'Take the verification back',
    params: IdParams,
    body: ReasonBody,
    response: acted,
  },
  'GET /api/ops/outbox': {
    ...ops,
    summary: 'Text messages of the local outbox, newest first; empty where a gateway sends them',
    query: z.object({
      limit: z.coerce.number().pipe(z.int().min(1).max(200)).default(50),
      phone: z.string().max(20).optional(),
    }),
    response: z.object({ data: z.array(OutboxMessage) }),
  },
  'GET /api/ops/history/:entity/:id': {
    ...ops,
    summary: 'Every transition of a request, job, application, deal or invoice, oldest first',
    params: z.object({ entity: Entity, id: IdParams.shape.id }),
    response: z.object({ data: z.array(HistoryEntry) }),
  },
  'GET /api/ops/audit': {
    ...ops,
    summary: "Operators' acts, newest first",
    query: z.object({ ...paging, subject: AuditSubject.optional() }),
    response: page(AuditEntry),
  },
});
