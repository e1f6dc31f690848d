import { type EndReason, endReasons } from './constants.ts';

/** Problems of a deal, the most pressing first. */
export const caseKinds = [
  'unsafe',
  'no_tutor_came',
  'lessons_not_held',
  'unpaid',
  'ended_early',
  'behaviour',
  'wrong_information',
  'review',
  'other',
] as const;
type CaseKind = (typeof caseKinds)[number];

export const caseDecisions = [
  'refund',
  'waive',
  'replace_tutor',
  'hide_review',
  'warn',
  'ban_review',
  'no_action',
] as const;
type CaseDecision = (typeof caseDecisions)[number];

export const caseStates = [
  'open',
  'in_progress',
  'waiting_confirmation',
  'decided',
  'appealed',
  'closed',
] as const;

/** Problems of a meeting before there is a deal; the rest begins with lessons. */
export const meetingCaseKinds = ['unsafe'] as const satisfies readonly CaseKind[];
/** Problems of a job or a person without a deal, which a report is about. */
export const reportKinds = ['wrong_information', 'behaviour', 'other'] as const satisfies readonly CaseKind[];
/** Days after both agreed to meet for which it can be reported. */
export const meetingCaseDays = 30;

export interface CaseRule {
  /** The sides that may report it. */
  readonly by: readonly ('guardian' | 'tutor')[];
  /** From the report, or the appeal, to the decision. */
  readonly hours: number;
  /** Possible decisions; a refund or waiver needs an amount, too, which the API computes (RUL-012). */
  readonly decisions: readonly CaseDecision[];
}

const [both, guardian, tutor] = [['guardian', 'tutor'], ['guardian'], ['tutor']] as const;
const [money, days] = [3 * 24, 5 * 24];
/** A review is hidden only where the case is about one. */
const ofDeal = caseDecisions.filter((decision) => decision !== 'hide_review');

/** Says of each kind who reports it, by when it is decided, and how it may be decided. */
export const caseRules: Readonly<Record<CaseKind, CaseRule>> = {
  unsafe: { by: both, hours: 2, decisions: ofDeal },
  no_tutor_came: {
    by: guardian,
    hours: days,
    decisions: ['replace_tutor', 'warn', 'ban_review', 'no_action'],
  },
  lessons_not_held: { by: both, hours: days, decisions: ofDeal },
  unpaid: { by: tutor, hours: money, decisions: ['refund', 'waive', 'warn', 'ban_review', 'no_action'] },
  ended_early: { by: both, hours: money, decisions: ofDeal },
  behaviour: { by: both, hours: days, decisions: ofDeal },
  wrong_information: { by: both, hours: days, decisions: ofDeal },
  // The other side wrote it, and it is shown.
  review: { by: both, hours: days, decisions: ['hide_review', 'warn', 'ban_review', 'no_action'] },
  other: { by: both, hours: days, decisions: ofDeal },
};

/** Reasons of an end that are a problem, each with the case that is offered after it. */
export const endProblems: Readonly<Partial<Record<EndReason, CaseKind>>> = {
  no_tutor_came: 'no_tutor_came',
  no_lessons: 'lessons_not_held',
  unpaid: 'unpaid',
  behaviour: 'behaviour',
  wrong_information: 'wrong_information',
};

/** A reason that is a problem belongs to the sides that may report it, any other one to both. */
export const endReasonsOf = (side: 'guardian' | 'tutor'): readonly EndReason[] =>
  endReasons.filter((why) => {
    const kind = endProblems[why];
    return kind === undefined || caseRules[kind].by.includes(side);
  });

/** Above it, in taka, a second lead confirms a refund or waiver. */
export const leadConfirmsAbove = 5000;
/** Days after a decision within which either side may appeal, once. */
export const appealDays = 7;
/** Days within which a side answers a question of an operator. */
export const caseAnswerDays = 3;
/** Days after the report, or the appeal, after which a case that nobody decided is closed. */
export const caseEndsAfterDays = 30;

/** Days after its end for which a deal is shown to its sides, so that they report a problem of it. */
export const endedDealDays = 60;

/** Messages that operators send to a side; their texts are `case.reply.NAME`. */
export const caseReplies = ['received', 'call_missed', 'tell_more', 'send_photo', 'still_looking'] as const;

/** Bytes that a photo of a report may have. */
export const maxCasePhotoBytes = 2 * 1024 * 1024;
