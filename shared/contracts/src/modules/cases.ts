import { z } from 'zod';
import {
  appealDays,
  caseDecisions,
  caseKinds,
  caseStates,
  endedDealDays,
  meetingCaseDays,
  meetingCaseKinds,
  reportKinds,
} from '../case-rules.ts';
import { dataOf, Id, Instant, success, Taka } from '../common.ts';
import { defineEndpoints, FileAnswer } from '../endpoint.ts';
import { typedText } from '../fields.ts';

export const CaseKind = z.enum(caseKinds, { error: 'case.kind' });
export type CaseKind = z.infer<typeof CaseKind>;
export const CaseDecision = z.enum(caseDecisions);
export type CaseDecision = z.infer<typeof CaseDecision>;
export const CaseState = z.enum(caseStates);
export type CaseState = z.infer<typeof CaseState>;

/** A person's own words of a problem. */
export const CaseWords = typedText('case.text').min(10, 'case.text').max(2000, 'text.tooLong');

/** Data URL of a PNG, JPEG or WebP image of at most 2 MB. */
const Photo = z.string().optional();
const withPhoto = { maxBytes: 3 * 1024 * 1024, images: ['photo'] } as const;

/** `amount` is the taka of a refund or waiver. */
export const CaseDecided = z.object({
  decision: CaseDecision,
  amount: Taka.nullable(),
  reason: z.string(),
  at: Instant,
});

/** As one side of the deal reads it. The other side reads of it once it is asked, or it is decided; neither reads what
 * the other wrote. */
export const Case = z.object({
  id: Id,
  /** Null for a meeting before there is a deal, and for a report about a job or a person. */
  deal_id: Id.nullable(),
  kind: CaseKind,
  state: CaseState,
  /** Reported by the reader. */
  mine: z.boolean(),
  opened_at: Instant,
  /** Until when it is decided; null once it is. */
  decide_by: Instant.nullable(),
  /** Texts that the reader wrote, oldest first. `photo_url` holds for ten minutes. */
  written: z.array(z.object({ text: z.string(), at: Instant, photo_url: z.string().nullable() })),
  /** Is what an operator asks the reader. */
  question: z.object({ text: z.string(), answer_by: Instant }).nullable(),
  decided: CaseDecided.nullable(),
  /** Until when the reader may appeal; null when they may not. */
  appeal_by: Instant.nullable(),
  closed_reason: z.string().nullable(),
});
export type Case = z.infer<typeof Case>;

/** A tuition that is over, as one side of it reads it: its problems can still be reported and followed. */
export const EndedDeal = z.object({
  id: Id,
  class_name: z.string(),
  /** Name of the other side. */
  name: z.string().nullable(),
  ended_at: Instant,
  /** The guardian's own, from which another tutor is asked; null for the tutor. */
  request_id: Id.nullable(),
});
export type EndedDeal = z.infer<typeof EndedDeal>;

export const CaseBody = z.object({ kind: CaseKind, text: CaseWords, photo: Photo });
export type CaseBody = z.input<typeof CaseBody>;
const MeetingCaseBody = CaseBody.extend({ kind: z.enum(meetingCaseKinds, { error: 'case.kind' }) });
const ReportBody = CaseBody.extend({ kind: z.enum(reportKinds, { error: 'case.kind' }) });
const AnswerBody = z.object({ text: CaseWords, photo: Photo });
export const CaseAppealBody = z.object({ text: CaseWords });

export const caseEndpoints = defineEndpoints('user', {
  'GET /api/ended-deals': {
    summary: `Own deals on this side that ended in ${endedDealDays} days or have an open problem, newest first`,
    query: z.object({ side: z.enum(['guardian', 'tutor']) }),
    response: dataOf(z.array(EndedDeal)),
  },
  'GET /api/deals/:id/cases': {
    summary: 'Problems of an own deal that the reader may know of, newest first',
    response: dataOf(z.array(Case)),
  },
  'POST /api/deals/:id/cases': {
    refuses: ['RATE_LIMITED'],
    summary: 'There is a problem: opens a case, or joins the open one of the same kind and side',
    ...withPhoto,
    body: CaseBody,
    response: success(Case),
  },
  'GET /api/visits/:id/cases': {
    summary: 'Problems of a meeting that the reader may know of, newest first; the id is that of the visit',
    response: dataOf(z.array(Case)),
  },
  'POST /api/visits/:id/cases': {
    refuses: ['RATE_LIMITED'],
    summary: `Somebody is not safe at a meeting, or was not in ${meetingCaseDays} days; with a deal it is one of that`,
    ...withPhoto,
    body: MeetingCaseBody,
    response: success(Case),
  },
  'GET /api/jobs/:jobId/cases': {
    access: 'tutor',
    summary: 'Reports about a job that the tutor may know of, newest first',
    response: dataOf(z.array(Case)),
  },
  'POST /api/jobs/:jobId/cases': {
    access: 'tutor',
    refuses: ['RATE_LIMITED'],
    summary: 'Report an open job, or one applied to, or its family; with a deal it is a case of that',
    ...withPhoto,
    body: ReportBody,
    response: success(Case),
  },
  'GET /api/candidates/:id/cases': {
    access: 'parent',
    summary: 'Reports about a tutor who applied that the family may know of, newest first',
    response: dataOf(z.array(Case)),
  },
  'POST /api/candidates/:id/cases': {
    access: 'parent',
    refuses: ['RATE_LIMITED'],
    summary: 'Report a tutor who applied to an own job; with a deal it is a case of that',
    ...withPhoto,
    body: ReportBody,
    response: success(Case),
  },
  'POST /api/cases/:id/answer': {
    refuses: ['RATE_LIMITED'],
    summary: 'Answer what an operator asks about a case',
    ...withPhoto,
    body: AnswerBody,
    response: success(Case),
  },
  'POST /api/cases/:id/appeal': {
    summary: `Appeal once, within ${appealDays} days of the decision; another operator decides`,
    body: CaseAppealBody,
    response: success(Case),
  },
  'GET /storage/cases/:photo': {
    access: 'none',
    summary: 'A photo of a report, with the signature of its link',
    params: z.object({ photo: z.string().regex(/^[A-Za-z0-9_-]{1,80}\.webp$/) }),
    query: z.object({ expires: z.string().max(20).optional(), signature: z.string().max(100).optional() }),
    file: { types: ['image/webp'], cacheControl: 'private, no-store' },
    response: FileAnswer,
  },
});
