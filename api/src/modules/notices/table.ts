import type { MessageKey, NoticeChannel, NoticeKind } from '@porao/contracts';
import type { Entity } from '../transitions/index.ts';
import type { WaitNotice } from '../waits/index.ts';
import type { NoticeParams } from './compose.ts';

export type NoticeText = Extract<MessageKey, `notice.${string}`>;
/** People whom a transition may concern; whoever made it is never told of it. */
export type Party = 'guardian' | 'tutor' | 'operators';

/** What a path or a text names; null where there is none. */
export interface NoticeFacts {
  readonly request: number | null;
  readonly job: number | null;
  readonly deal: number | null;
}

export interface NoticeRow {
  readonly to: Party;
  readonly text: NoticeText;
  readonly kind: NoticeKind;
  /** Those that it may use; people choose among them. */
  readonly channels: readonly NoticeChannel[];
  readonly path: (facts: NoticeFacts) => string;
}

const requestPage = ({ request }: NoticeFacts) => `/parent/dashboard/requests/tutor-requests/${request}`;
const candidatesPage = (facts: NoticeFacts) => `${requestPage(facts)}/candidates`;
const opsJob = ({ job }: NoticeFacts) => `/ops/jobs/${job}`;
const page = (path: string) => () => path;
const cancelledJobs = page('/tutor/job-history/cancel-jobs');
const invoices = page('/tutor/payment/invoice');

/** What changes somebody's plans goes by text message, too. */
const all: readonly NoticeChannel[] = ['site', 'push', 'email', 'sms'];
const written: readonly NoticeChannel[] = ['site', 'push', 'email'];
const siteOnly: readonly NoticeChannel[] = ['site'];

type Told = readonly NoticeRow[] | 'nobody';
/** A wait, and whether its deadline is near or has passed. */
export type WaitName = 'review soon' | 'answer soon' | `${WaitNotice['wait']} passed`;
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
  tutorMeeting('notice.application.confirmed', page('/tutor/confirmation-letters')),
  guardianMeeting('notice.application.tutorConfirmed', candidatesPage),
];
const notSelected: Told = [tutorApplications('notice.application.notSelected', cancelledJobs)];
const timedOut: Told = [tutorApplications('notice.application.timedOut', cancelledJobs)];
const lessonsEnded: Told = [
  tutorLessons('notice.lessons.ended', page('/tutor/my-students')),
  guardianLessons('notice.lessons.ended', page('/parent/dashboard/teachers/my-tutor')),
];

/** Whom each transition of the table of transitions is told to, and how (decision OQ-143). */
export const transitionNotices: Readonly<Record<TransitionName, Told>> = {
  'request new > Pending': [operators('notice.request.new', ({ request }) => `/ops/requests/${request}`)],
  'request Pending > Approved': [guardianRequests('notice.request.approved', candidatesPage)],
  'request Pending > Rejected': [guardianRequests('notice.request.rejected', requestPage)],
  'request Pending > Withdrawn': 'nobody',
  // Told with the end of its job.
  'request Approved > Closed': 'nobody',

  // Told with its request.
  'job new > live': 'nobody',
  // Told with the application that was confirmed.
  'job live > filled': 'nobody',
  'job live > expired': [guardianRequests('notice.job.expired', requestPage)],
  'job live > cancelled': [guardianRequests('notice.job.cancelled', requestPage)],

  'application new > applied': [guardianApplications('notice.application.new', candidatesPage)],
  'application applied > shortlisted': [
    tutorApplications('notice.application.shortlisted', page('/tutor/job-history/shortlisted-jobs')),
    guardianApplications('notice.application.listed', candidatesPage),
  ],
  'application shortlisted > appointed': [
    tutorMeeting('notice.application.appointed', page('/tutor/job-history/appointed-jobs')),
    guardianMeeting('notice.application.tutorAppointed', candidatesPage),
  ],
  'application appointed > payment': confirmed,
  'application appointed > confirm': confirmed,
  // Told with the charge.
  'application payment > confirm': 'nobody',
  'application applied > withdrawn': [guardianApplications('notice.application.withdrawn', candidatesPage)],
  'application shortlisted > withdrawn': [
    guardianApplications('notice.application.withdrawn', candidatesPage),
    operators('notice.application.leftShortlist', opsJob),
  ],
  'application appointed > declined': [
    guardianMeeting('notice.application.declined', candidatesPage),
    operators('notice.application.tutorDeclined', opsJob),
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
    tutorLessons('notice.lessons.started', page('/tutor/my-students')),
    guardianLessons('notice.lessons.started', page('/parent/dashboard/teachers/my-tutor')),
  ],
  'deal in_process > ended': lessonsEnded,
  'deal continue > ended': lessonsEnded,

  'invoice new > unpaid': [tutorCharges('notice.charge.new', invoices)],
  'invoice new > waived': 'nobody',
  'invoice unpaid > paid': [tutorCharges('notice.charge.paid', invoices)],
  'invoice unpaid > waived': [tutorCharges('notice.charge.waived', invoices)],
  'invoice paid > refunded': [tutorCharges('notice.charge.refunded', invoices)],
};

const opsDeal = ({ deal }: NoticeFacts) => `/ops/deals/${deal}`;

/** What is told of the deadline of a wait, before it or after it (docs/adr/0034). */
export const waitNotices: Readonly<Record<WaitName, readonly NoticeRow[]>> = {
  'review soon': [operators('notice.wait.reviewSoon', ({ request }) => `/ops/requests/${request}`)],
  'review passed': [guardianRequests('notice.wait.reviewPassed', requestPage)],
  'answer soon': [guardianMeeting('notice.wait.answerSoon', candidatesPage)],
  'answer passed': [guardianApplications('notice.wait.answerPassed', candidatesPage)],
  'meeting passed': [
    tutorMeeting('notice.wait.meeting', page('/tutor/job-history/shortlisted-jobs')),
    guardianApplications('notice.wait.meetingGuardian', candidatesPage),
    operators('notice.wait.meetingOperators', opsJob),
  ],
  'acceptance passed': [
    tutorMeeting('notice.wait.acceptance', page('/tutor/job-history/appointed-jobs')),
    guardianApplications('notice.wait.acceptanceGuardian', candidatesPage),
    operators('notice.wait.acceptanceOperators', opsJob),
  ],
  'start passed': [
    tutorLessons('notice.wait.start', page('/tutor/my-students')),
    guardianLessons('notice.wait.startGuardian', page('/parent/dashboard/teachers/my-tutor')),
    operators('notice.wait.startOperators', opsDeal),
  ],
};

export const transitionName = (entity: Entity, from: string | null, to: string): TransitionName =>
  `${entity} ${from ?? 'new'} > ${to}`;

interface OtherRow extends Omit<NoticeRow, 'to' | 'path'> {
  readonly path: (role: string, params: NoticeParams) => string;
  /** Does not wait for the end of the quiet hours. */
  readonly urgent?: true;
}

const passwordPage = (role: string) =>
  role === 'parent'
    ? '/parent/dashboard/settings/change-password'
    : role === 'tutor'
      ? '/tutor/settings/change-password'
      : '/ops/settings';
const personalPage = (role: string) =>
  role === 'parent'
    ? '/parent/dashboard/settings/personal-info'
    : role === 'tutor'
      ? '/tutor/settings/personal-info'
      : '/ops/settings';
const certificates = () => '/tutor/profile/update/certificate';
const account = { kind: 'account', channels: written, urgent: true } as const;
const charge = { kind: 'charges', path: () => '/tutor/payment/invoice' } as const;
const alert = { kind: 'alerts', channels: written } as const;
const credential = { kind: 'credentials', channels: written, path: certificates } as const;

/** What is told besides transitions. */
export const otherNotices = {
  device: { ...account, text: 'notice.account.device', path: passwordPage },
  unknownDevice: { ...account, text: 'notice.account.unknownDevice', path: passwordPage },
  phone: { ...account, text: 'notice.account.phone', path: personalPage },
  // The new address is not proved yet.
  email: { ...account, text: 'notice.account.email', path: personalPage, channels: all },
  emailLost: { ...account, text: 'notice.account.emailLost', path: personalPage, channels: ['site', 'push'] },
  chargeSoon: { ...charge, text: 'notice.charge.soon', channels: written },
  chargeDue: { ...charge, text: 'notice.charge.due', channels: all },
  chargeOverdue: { ...charge, text: 'notice.charge.overdue', channels: all },
  verified: { ...credential, text: 'notice.credential.verified' },
  refused: { ...credential, text: 'notice.credential.refused' },
  jobAlert: { ...alert, text: 'notice.alert.job', path: (_, { job }) => `/job-details/${job}` },
  jobAsk: { ...alert, text: 'notice.job.ask', path: (_, { job }) => `/job-details/${job}` },
  // The jobs themselves are in the e-mail.
  jobDigest: { ...alert, text: 'notice.alert.digest', path: () => '/job-board' },
  tutorDigest: {
    ...alert,
    text: 'notice.alert.tutors',
    path: () => '/parent/dashboard/settings/tutor-alerts',
  },
} as const satisfies Record<string, OtherRow>;
export type OtherNotice = keyof typeof otherNotices;
