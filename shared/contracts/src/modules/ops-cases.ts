import { z } from 'zod';
import { caseReplies } from '../case-rules.ts';
import { dataOf, Id, IdParam, Instant, page, success, Taka } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { idField, typedText } from '../fields.ts';
import { optionalText } from '../guardian-page.ts';
import { Contact, leadOnly, paging, Reason, ReasonBody, SearchText } from '../ops-fields.ts';
import { CaseAppealBody, CaseDecided, CaseDecision, CaseKind, CaseState, CaseWords } from './cases.ts';
import { DealSide, OpsDealDetail } from './ops-deals.ts';

export const CaseReply = z.enum(caseReplies);
export type CaseReply = z.infer<typeof CaseReply>;

const Operator = z.object({ user_id: Id, name: z.string() });

export const OpsCase = z.object({
  id: Id,
  kind: CaseKind,
  state: CaseState,
  /** Null for a meeting before there is a deal. */
  deal_id: Id.nullable(),
  tuition_job_offer_id: Id,
  class_name: z.string(),
  /** The side that has the problem. */
  side: DealSide,
  tutor: Contact,
  guardian: Contact.nullable(),
  assignee: Operator.nullable(),
  opened_at: Instant,
  due_at: Instant,
  /** Not decided, and its time is over: leads have it, too. */
  overdue: z.boolean(),
  call_back_at: Instant.nullable(),
  missed_calls: z.int(),
  /** A side wrote since an operator did something: its answer, or more of its report. */
  answered: z.boolean(),
  decided: CaseDecided.nullable(),
});
export type OpsCase = z.infer<typeof OpsCase>;

export const CaseEntry = z.object({
  id: Id,
  at: Instant,
  kind: z.enum([
    'report',
    'note',
    'call',
    'missed_call',
    'message',
    'question',
    'answer',
    'no_answer',
    'appeal',
  ]),
  /** Name of its writer; null for the system. */
  by: z.string().nullable(),
  actor: z.enum(['guardian', 'tutor', 'operator', 'system']),
  /** The side that it is of, or that was called, told or asked; null for a note among operators. */
  side: DealSide.nullable(),
  text: z.string().nullable(),
  /** Holds for ten minutes. */
  photo_url: z.string().nullable(),
});
export type CaseEntry = z.infer<typeof CaseEntry>;

export const OpsCaseDetail = OpsCase.extend({
  /** Name of the operator who wrote the report down on the phone. */
  recorded_by: z.string().nullable(),
  entries: z.array(CaseEntry),
  question: z.object({ side: DealSide, answer_by: Instant }).nullable(),
  /** Says what the rules give: a refund or waiver only where there is an amount, and whether another lead confirms it. */
  choices: z.array(z.object({ decision: CaseDecision, amount: Taka.nullable(), second_lead: z.boolean() })),
  /** A decision that a lead confirms or returns; `by_me` may not. */
  waiting: CaseDecided.extend({ by: Operator.nullable(), by_me: z.boolean() }).nullable(),
  appealed_by: DealSide.nullable(),
  /** By whom the decision that holds was taken. */
  decided_by: Operator.nullable(),
  /** The reader decided or confirmed it before the appeal, and leaves it to others. */
  left_to_others: z.boolean(),
  closed_reason: z.string().nullable(),
  /** The deal with both contacts, words of the start, the charge and the history; null for a meeting before it. */
  deal: OpsDealDetail.nullable(),
  /** Other cases of either person, newest first, at most 20. */
  previous: z.array(OpsCase),
  /** Texts of `case.reply.NAME`; the one in the reader's language is sent. */
  replies: z.array(z.object({ name: CaseReply, en: z.string(), bn: z.string() })),
});
export type OpsCaseDetail = z.infer<typeof OpsCaseDetail>;

export const CaseFilter = z.object({
  state: CaseState.or(z.literal('undecided')).optional(),
  kind: CaseKind.optional(),
  /** Assigned to the reader, or to nobody. */
  whose: z.enum(['mine', 'nobody']).optional(),
  assignee: IdParam.optional(),
  overdue: z.literal('true').optional(),
  /** Somebody is to be called back now, or a side answered. */
  next: z.enum(['call', 'answered']).optional(),
  /** Reported at least so many days ago. */
  days: z.coerce.number().pipe(z.int().min(0).max(365)).optional(),
  deal_id: IdParam.optional(),
  q: SearchText,
});
export type CaseFilter = z.output<typeof CaseFilter>;

const Count = z.int().min(0);

export const CaseCounts = z.object({
  /** All of these are undecided. */
  mine: Count,
  nobody: Count,
  overdue: Count,
  unsafe: Count,
  /** Decisions that wait for a lead. */
  waiting_confirmation: Count,
  /** Call-backs of the reader whose time has come. */
  call_now: Count,
  /** Cases of the reader in which a side wrote since. */
  answered: Count,
  by_kind: z.array(z.object({ kind: CaseKind, count: Count })),
  /** Undecided cases of each operator who has some, the most first. */
  load: z.array(Operator.extend({ open: Count, overdue: Count })),
});
export type CaseCounts = z.infer<typeof CaseCounts>;

/** An undecided case of somebody who is not safe, for the head of every page of operators. */
export const UnsafeCase = z.object({
  id: Id,
  person: Contact,
  side: DealSide,
  due_at: Instant,
  assignee: Operator.nullable(),
});
export type UnsafeCase = z.infer<typeof UnsafeCase>;

export const opsCaseEndpoints = defineEndpoints('operator', {
  'GET /api/ops/cases': {
    summary: 'Cases: unsafe ones first, then the first due; `q` is a number, or phone or name of a side',
    query: CaseFilter.extend(paging),
    response: page(OpsCase),
  },
  'GET /api/ops/cases/counts': {
    summary: 'Counts of undecided cases, and the load of each operator',
    response: dataOf(CaseCounts),
  },
  'GET /api/ops/cases/unsafe': {
    summary: 'Undecided cases of people who are not safe, with the number to call',
    response: dataOf(z.array(UnsafeCase)),
  },
  'POST /api/ops/cases': {
    summary: 'Open a case for a side on the phone',
    body: z.object({ deal_id: idField('case.deal'), side: DealSide, kind: CaseKind, text: CaseWords }),
    response: success(z.object({ id: Id })),
  },
  'GET /api/ops/cases/:id': {
    refuses: ['CONFLICT'],
    summary: 'One case with its evidence: the deal, its charge and history, entries, previous cases',
    response: dataOf(OpsCaseDetail),
  },
  'POST /api/ops/cases/:id/assign': {
    summary: 'Take a case, or give it to another operator',
    body: z.object({ user_id: Id.optional() }),
  },
  'POST /api/ops/cases/:id/call-back': {
    summary: 'Set when somebody is called back; null ends it',
    body: z.object({ at: Instant.nullable() }),
  },
  'POST /api/ops/cases/:id/note': {
    summary: 'Write down what only operators read',
    body: z.object({ text: typedText('note.required').min(1, 'note.required').max(2000, 'text.tooLong') }),
  },
  'POST /api/ops/cases/:id/call': {
    summary: 'Record a call to a side; one that was reached, with words, answers an open question to it',
    body: z.object({ side: DealSide, reached: z.boolean(), text: optionalText(2000) }),
  },
  'POST /api/ops/cases/:id/message': {
    summary: 'Send a message to a side, by a template or in own words; `asks` waits for an answer',
    body: z
      .object({
        side: DealSide,
        reply: CaseReply.optional(),
        text: optionalText(500),
        asks: z.boolean().default(false),
      })
      .refine(({ reply, text }) => reply !== undefined || text !== null, {
        path: ['text'],
        error: 'case.message',
      }),
  },
  'POST /api/ops/cases/:id/decide': {
    summary: 'Decide; with money a lead confirms it, above a set amount a second one',
    body: ReasonBody.extend({
      decision: CaseDecision,
      /** The amount that was shown before; another one is refused. */
      amount: Taka.optional(),
      /** Ends the deal, too; a new tutor always does. */
      end_deal: z.boolean().default(false),
    }),
    response: success(z.object({ state: CaseState })),
  },
  'POST /api/ops/cases/:id/confirm': {
    ...leadOnly,
    summary: 'Confirm the decision of somebody else',
  },
  'POST /api/ops/cases/:id/return': {
    ...leadOnly,
    summary: 'Give a decision back, with the reason',
    body: z.object({ reason: Reason }),
  },
  'POST /api/ops/cases/:id/appeal': {
    summary: 'Record the appeal of a side on the phone',
    body: CaseAppealBody.extend({ side: DealSide }),
  },
});
