import * as pages from '@porao/contracts/paths';
import { all, type NoticeRow, siteOnly, written } from './table.ts';
import { caseNotices, meetingPages } from './table-cases.ts';

export interface OtherRow extends Omit<NoticeRow, 'to' | 'path'> {
  /** Pattern of the page, by the role that the account acts in where each has its own. */
  readonly path: string | Readonly<Record<'parent' | 'tutor' | 'operator', string>>;
  /** Does not wait for the end of the quiet hours. */
  readonly urgent?: true;
  /** Is of use before an hour of the day: waits for the end of the quiet hours alone. */
  readonly onTime?: true;
  /** Is sent however many text messages the person got that day. */
  readonly uncounted?: true;
}

const passwordPage = {
  parent: pages.parentPassword,
  tutor: pages.tutorPassword,
  operator: pages.opsSettings,
};
const personalPage = {
  parent: pages.parentPersonalInfo,
  tutor: pages.tutorPersonalInfo,
  operator: pages.opsSettings,
};
const visitPage = { ...meetingPages, operator: pages.opsSettings };
const account = { kind: 'account', channels: written, urgent: true } as const;
const charge = { kind: 'charges', path: pages.tutorInvoices } as const;
const alert = { kind: 'alerts', channels: written } as const;
const lesson = {
  kind: 'lessons',
  path: { parent: pages.familyLessons, tutor: pages.tutorLessons, operator: pages.home },
} as const;
const review = {
  kind: 'lessons',
  channels: written,
  path: { parent: pages.familyReviews, tutor: pages.tutorReviews, operator: pages.home },
} as const;
const credential = { kind: 'credentials', channels: written, path: pages.tutorCertificates } as const;

/** Lists the notices that follow no transition. */
export const otherNotices = {
  device: { ...account, text: 'notice.account.device', path: passwordPage },
  unknownDevice: { ...account, text: 'notice.account.unknownDevice', path: passwordPage },
  phone: { ...account, text: 'notice.account.phone', path: personalPage },
  // The new address is not proved yet.
  email: { ...account, text: 'notice.account.email', path: personalPage, channels: all },
  emailLost: { ...account, text: 'notice.account.emailLost', path: personalPage, channels: ['site', 'push'] },
  visitLate: { ...account, text: 'notice.visit.late', path: visitPage, channels: all, uncounted: true },
  chargeSoon: { ...charge, text: 'notice.charge.soon', channels: written },
  chargeDue: { ...charge, text: 'notice.charge.due', channels: all },
  chargeOverdue: { ...charge, text: 'notice.charge.overdue', channels: all },
  paymentRefused: { ...charge, text: 'notice.payment.refused', channels: all },
  refundSent: { ...charge, text: 'notice.charge.refundSent', channels: all },
  paymentSentBack: { ...charge, text: 'notice.payment.sentBack', channels: all },
  paymentReturned: { ...charge, text: 'notice.charge.returned', channels: written },
  refundRefused: {
    kind: 'operations',
    channels: siteOnly,
    text: 'notice.refundRefused',
    path: pages.opsDeal,
  },
  paymentDoubt: {
    kind: 'operations',
    channels: siteOnly,
    text: 'notice.paymentDoubt',
    path: pages.opsDeal,
  },
  chargeClaimed: {
    kind: 'operations',
    channels: siteOnly,
    text: 'notice.charge.claimed',
    path: pages.opsDeal,
  },
  claimOverdue: {
    kind: 'operations',
    channels: siteOnly,
    text: 'notice.charge.claimOverdue',
    path: pages.opsDeal,
  },
  claimRefused: { ...charge, text: 'notice.charge.claimRefused', channels: written },
  bannedSignUp: {
    kind: 'operations',
    channels: siteOnly,
    text: 'notice.account.bannedSignUp',
    path: pages.opsPerson,
  },
  smsReply: { kind: 'operations', channels: siteOnly, text: 'notice.smsReply', path: pages.opsReplies },
  verified: { ...credential, text: 'notice.credential.verified' },
  refused: { ...credential, text: 'notice.credential.refused' },
  ...caseNotices,
  lessonSaid: { ...lesson, text: 'notice.lesson.said', channels: ['site', 'push'] },
  lessonDisputed: { ...lesson, text: 'notice.lesson.disputed', channels: ['site', 'push'] },
  // To families without a session, who see it on no page.
  lessonCode: { ...lesson, text: 'notice.lesson.code', channels: ['sms'], uncounted: true, onTime: true },
  salarySaid: { ...lesson, text: 'notice.salary.said', channels: ['site', 'push'] },
  salaryConfirmed: { ...lesson, text: 'notice.salary.confirmed', channels: siteOnly },
  salaryDenied: { ...lesson, text: 'notice.salary.denied', channels: written },
  salaryTakenBack: { ...lesson, text: 'notice.salary.takenBack', channels: written },
  salaryLeft: { ...lesson, text: 'notice.salary.left', channels: written },
  salaryWaits: { ...lesson, text: 'notice.salary.waits', channels: written },
  reviewOpen: { ...review, text: 'notice.review.open' },
  reviewWritten: { ...review, text: 'notice.review.written' },
  reviewShown: { ...review, text: 'notice.review.shown' },
  reviewAnswered: { ...review, text: 'notice.review.answered' },
  routineProposed: { ...lesson, text: 'notice.routine.proposed', channels: ['site', 'push'] },
  routineAgreed: { ...lesson, text: 'notice.routine.agreed', channels: ['site', 'push'] },
  routineDeclined: { ...lesson, text: 'notice.routine.declined', channels: ['site', 'push'] },
  seasonMoved: { ...lesson, text: 'notice.routine.seasonMoved', channels: ['site', 'push'] },
  hiringPassed: {
    kind: 'requests',
    channels: all,
    text: 'notice.job.hiringPassed',
    path: pages.tutorRequest,
  },
  jobAlert: { ...alert, text: 'notice.alert.job', path: pages.jobDetails },
  jobAsk: { ...alert, text: 'notice.job.ask', path: pages.jobDetails },
  // The jobs themselves are in the e-mail.
  jobDigest: { ...alert, text: 'notice.alert.digest', path: pages.jobBoard },
  tutorDigest: { ...alert, text: 'notice.alert.tutors', path: pages.tutorAlerts },
} as const satisfies Record<string, OtherRow>;
export type OtherNotice = keyof typeof otherNotices;

const onTime: ReadonlySet<string> = new Set(
  Object.values<OtherRow>(otherNotices).flatMap((row) => (row.onTime ? [row.text] : [])),
);
export const isOnTime = (text: string): boolean => onTime.has(text);
