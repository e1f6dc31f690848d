import type { MessageKey, NoticeChannel, NoticeKind } from '@porao/contracts';
import * as pages from '@porao/contracts/paths';
import type { Db } from '../../kit/database/open.ts';
import type { Entity } from '../transitions/index.ts';
import type { QuestionKind } from './questions.rules.ts';
import { caseTransitions } from './table-cases.ts';

export interface WaitNotice {
  readonly wait: 'review' | 'details' | 'terms' | 'answer' | 'meeting' | 'acceptance' | 'again' | 'start';
  /** Before its deadline, or after it. */
  readonly step: 'soon' | 'passed';
  /** Identifies the request (of review, details and terms), job, application, application or deal. */
  readonly id: number;
  /** The deadline; for a review that passed the new one. */
  readonly by: string;
  readonly to: readonly number[] | 'operators';
}

/** Inside the transaction that marks it as said, so that each is said once. */
export type AnnounceWait = (trx: Db, notice: WaitNotice) => Promise<void>;

export type NoticeText = Extract<MessageKey, `notice.${string}`>;
/** People whom a transition may concern; whoever made it is never told of it. */
export type Party = 'guardian' | 'tutor' | 'operators' | 'leads';

export interface NoticeRow {
  readonly to: Party;
  readonly text: NoticeText;
  readonly kind: NoticeKind;
  /** Those that it may use; people choose among them. */
  readonly channels: readonly NoticeChannel[];
  /** Pattern of the page; its parameters are the ids of the transition. */
  readonly path: string;
  /** Used instead in a case of somebody who is not safe: at any hour, whatever was sent that day. */
  readonly whenUnsafe?: readonly NoticeChannel[];
  /** Families that are asked by SMS get a text message that they can answer. */
  readonly asks?: QuestionKind;
}

/** A change of somebody's plans goes by text message, too. */
export const all: readonly NoticeChannel[] = ['site', 'push', 'email', 'sms'];
export const written: readonly NoticeChannel[] = ['site', 'push', 'email'];
export const siteOnly: readonly NoticeChannel[] = ['site'];

type Told = readonly NoticeRow[] | 'nobody';
/** Events of an application that the other side is told of at once. */
export type Answer =
  | `${'' | 'shortlist '}meeting ${'asked' | 'taken back'}`
  | 'meeting answered'
  | 'acceptance answered'
  | 'again answered';
/** A wait, and whether its deadline is near or has passed, or what happens to it at once. */
export type WaitName = 'review soon' | 'terms soon' | 'answer soon' | `${WaitNotice['wait']} passed` | Answer;
type TransitionName = `${Entity} ${string} > ${string}`;

/** To `party`, about `kind`. */
const tell =
  (to: Party, kind: NoticeKind, channels: readonly NoticeChannel[]) =>
  (text: NoticeText, path: NoticeRow['path']): NoticeRow => ({ to, kind, channels, text, path });

const guardianRequests = tell('guardian', 'requests', all);
const guardianApplications = tell('guardian', 'applications', written);
const guardianMeeting = tell('guardian', 'applications', all);
const guardianLessons = tell('guardian', 'lessons', written);
const tutorApplications = tell('tutor', 'applications', written);
const tutorMeeting = tell('tutor', 'applications', all);
const tutorLessons = tell('tutor', 'lessons', written);
const tutorCharges = tell('tutor', 'charges', written);
const operators = tell('operators', 'operations', siteOnly);

const confirmed: Told = [
  tutorMeeting('notice.application.confirmed', pages.confirmationLetters),
  { ...guardianMeeting('notice.application.tutorConfirmed', pages.candidates), asks: 'started' },
];
const notSelected: Told = [tutorApplications('notice.application.notSelected', pages.cancelledJobs)];
const timedOut: Told = [tutorApplications('notice.application.timedOut', pages.cancelledJobs)];
const lessonsEnded: Told = [
  // Where the charge may be claimed back.
  { ...tutorLessons('notice.lessons.ended', pages.tutorInvoices), channels: all },
  { ...guardianLessons('notice.lessons.endedGuardian', pages.tutorRequest), channels: all },
  operators('notice.lessons.ended', pages.opsDeal),
];

/** Says for each transition of the table of transitions who is told, and by which channels (decision OQ-143). */
export const transitionNotices: Readonly<Record<TransitionName, Told>> = {
  'request new > Pending': [operators('notice.request.new', pages.opsRequest)],
  'request Pending > Approved': [guardianRequests('notice.request.approved', pages.candidates)],
  'request Pending > Terms': [
    { ...guardianRequests('notice.request.terms', pages.tutorRequest), asks: 'terms' },
  ],
  'request Terms > Approved': 'nobody',
  'request Terms > Pending': [operators('notice.request.declined', pages.opsRequest)],
  'request Terms > Withdrawn': 'nobody',
  'request Terms > Rejected': [guardianRequests('notice.request.rejected', pages.tutorRequest)],
  'request Pending > Rejected': [guardianRequests('notice.request.rejected', pages.tutorRequest)],
  'request Pending > Withdrawn': 'nobody',
  // Told with the end of its job.
  'request Approved > Closed': 'nobody',
  // Told with its job and to those who are asked.
  'request Closed > Approved': 'nobody',

  // Told with its request.
  'job new > live': 'nobody',
  // Told with the application that was confirmed.
  'job live > filled': 'nobody',
  'job live > expired': [guardianRequests('notice.job.expired', pages.tutorRequest)],
  'job live > cancelled': [guardianRequests('notice.job.cancelled', pages.tutorRequest)],

  'job filled > live': [
    // Where an operator did it for them.
    guardianRequests('notice.job.againGuardian', pages.candidates),
    operators('notice.job.again', pages.opsJob),
  ],

  'application not_selected > applied': [tutorMeeting('notice.application.again', pages.appliedJobs)],
  'application new > applied': [
    { ...guardianApplications('notice.application.new', pages.candidates), asks: 'candidate' },
  ],
  'application applied > shortlisted': [
    tutorApplications('notice.application.shortlisted', pages.shortlistedJobs),
    { ...guardianApplications('notice.application.listed', pages.candidates), asks: 'meet' },
  ],
  'application shortlisted > appointed': [
    tutorMeeting('notice.application.appointed', pages.appointedJobs),
    guardianMeeting('notice.application.tutorAppointed', pages.candidates),
  ],
  'application appointed > payment': confirmed,
  'application appointed > confirm': confirmed,
  // Told with the charge.
  'application payment > confirm': 'nobody',
  'application applied > withdrawn': [guardianApplications('notice.application.withdrawn', pages.candidates)],
  'application shortlisted > withdrawn': [
    guardianApplications('notice.application.withdrawn', pages.candidates),
    operators('notice.application.leftShortlist', pages.opsJob),
  ],
  'application appointed > declined': [
    guardianMeeting('notice.application.declined', pages.candidates),
    operators('notice.application.tutorDeclined', pages.opsJob),
  ],
  'application applied > not_selected': notSelected,
  'application shortlisted > not_selected': notSelected,
  'application appointed > not_selected': notSelected,
  'application applied > timed_out': timedOut,
  'application shortlisted > timed_out': timedOut,
  'application appointed > timed_out': timedOut,

  // Told with the confirmation.
  'deal new > in_process': 'nobody',
  'deal in_process > continue': [
    tutorLessons('notice.lessons.started', pages.tutorStudents),
    guardianLessons('notice.lessons.started', pages.myTutors),
  ],
  'deal in_process > ended': lessonsEnded,
  'deal continue > ended': lessonsEnded,

  'invoice new > unpaid': [tutorCharges('notice.charge.new', pages.tutorInvoices)],
  'invoice new > waived': 'nobody',
  'invoice unpaid > paid': [tutorCharges('notice.charge.paid', pages.tutorInvoices)],
  'invoice unpaid > waived': [tutorCharges('notice.charge.waived', pages.tutorInvoices)],
  'invoice paid > refunded': [tutorCharges('notice.charge.refunded', pages.tutorInvoices)],

  ...caseTransitions,
};

/** Says what is told of a wait: at once, before its deadline and after it (docs/adr/0034). */
export const waitNotices: Readonly<Record<WaitName, readonly NoticeRow[]>> = {
  'review soon': [operators('notice.wait.reviewSoon', pages.opsRequest)],
  'review passed': [guardianRequests('notice.wait.reviewPassed', pages.tutorRequest)],
  // Operators cannot approve it before.
  'details passed': [guardianRequests('notice.wait.detailsPassed', pages.tutorRequest)],
  'terms soon': [guardianRequests('notice.wait.termsSoon', pages.tutorRequest)],
  // Operators read it by the move back to them.
  'terms passed': [guardianRequests('notice.wait.termsPassed', pages.tutorRequest)],
  'answer soon': [guardianMeeting('notice.wait.answerSoon', pages.candidates)],
  'answer passed': [guardianApplications('notice.wait.answerPassed', pages.candidates)],
  'meeting asked': [tutorMeeting('notice.wait.meetingAsked', pages.appliedJobs)],
  'shortlist meeting asked': [tutorMeeting('notice.wait.meetingAsked', pages.shortlistedJobs)],
  'meeting taken back': [tutorMeeting('notice.wait.meetingTakenBack', pages.appliedJobs)],
  'shortlist meeting taken back': [tutorMeeting('notice.wait.meetingTakenBack', pages.shortlistedJobs)],
  'meeting answered': [guardianMeeting('notice.wait.meetingAnswered', pages.candidates)],
  'acceptance answered': [guardianMeeting('notice.wait.acceptanceAnswered', pages.candidates)],
  'again answered': [guardianMeeting('notice.wait.againAnswered', pages.candidates)],
  'again passed': [
    tutorMeeting('notice.wait.again', pages.appliedJobs),
    guardianApplications('notice.wait.againGuardian', pages.candidates),
  ],
  'meeting passed': [
    tutorMeeting('notice.wait.meeting', pages.shortlistedJobs),
    guardianApplications('notice.wait.meetingGuardian', pages.candidates),
    operators('notice.wait.meetingOperators', pages.opsJob),
  ],
  'acceptance passed': [
    tutorMeeting('notice.wait.acceptance', pages.appointedJobs),
    guardianApplications('notice.wait.acceptanceGuardian', pages.candidates),
    operators('notice.wait.acceptanceOperators', pages.opsJob),
  ],
  'start passed': [
    tutorLessons('notice.wait.start', pages.tutorStudents),
    guardianLessons('notice.wait.startGuardian', pages.myTutors),
    operators('notice.wait.startOperators', pages.opsDeal),
  ],
};

export const transitionName = (entity: Entity, from: string | null, to: string): TransitionName =>
  `${entity} ${from ?? 'new'} > ${to}`;
