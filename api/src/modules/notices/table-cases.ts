import type { MessageKey } from '@porao/contracts';
import * as pages from '@porao/contracts/paths';

type CaseText = Extract<MessageKey, `notice.case.${string}`>;

/** The decision of a problem and the words around it go by text message, too. */
const all = ['site', 'push', 'email', 'sms'] as const;

const both = (text: CaseText) => {
  const row = { kind: 'lessons', channels: all, text } as const;
  return [
    { ...row, to: 'guardian', path: pages.myTutors },
    { ...row, to: 'tutor', path: pages.tutorStudents },
  ] as const;
};
const ofOperators = {
  kind: 'operations',
  channels: ['site'],
  whenUnsafe: ['site', 'push', 'sms'],
} as const;
const ofCase = { ...ofOperators, path: pages.opsCase } as const;
const toOperators = (to: 'operators' | 'leads', text: CaseText) => [{ ...ofCase, to, text }] as const;

const decided = both('notice.case.decided');
const closed = both('notice.case.closed');
const confirm = toOperators('leads', 'notice.case.confirm');

/** Says of each transition of a case who is told. */
export const caseTransitions = {
  'case new > open': toOperators('operators', 'notice.case.new'),
  'case open > in_progress': 'nobody',
  'case open > closed': closed,
  'case in_progress > waiting_confirmation': confirm,
  'case in_progress > decided': decided,
  'case in_progress > closed': closed,
  'case waiting_confirmation > decided': decided,
  // Its operator reads why (caseReturned).
  'case waiting_confirmation > in_progress': 'nobody',
  'case waiting_confirmation > appealed': 'nobody',
  'case waiting_confirmation > closed': closed,
  'case decided > appealed': toOperators('operators', 'notice.case.appealed'),
  // Told with the decision.
  'case decided > closed': 'nobody',
  'case appealed > waiting_confirmation': confirm,
  'case appealed > decided': decided,
  'case appealed > closed': closed,
} as const;

/** Pages of meetings, where cases of those are while there is no deal. */
export const meetingPages = { parent: pages.parentVisit, tutor: pages.tutorVisit } as const;
/** Pages of reports about a job or a tutor: the tutor's of the job, the guardian's of who applied. */
export const reportPages = { parent: pages.candidates, tutor: pages.reportJob } as const;
const side = { parent: pages.myTutors, tutor: pages.tutorStudents, operator: pages.home } as const;
const problem = { kind: 'lessons', channels: all, whenUnsafe: all, path: side } as const;

/** Lists the notices about cases that follow no transition. */
export const caseNotices = {
  caseMessage: { ...problem, text: 'notice.case.message' },
  // The report of whom it does not reach would be closed.
  caseQuestion: { ...problem, text: 'notice.case.question', uncounted: true },
  caseOverdue: { ...ofCase, text: 'notice.case.overdue' },
  caseAnswered: { ...ofCase, text: 'notice.case.answered' },
  caseReturned: { ...ofCase, text: 'notice.case.returned' },
  caseNobodyAsked: { ...ofCase, text: 'notice.case.nobodyAsked' },
  caseBanReview: { ...ofOperators, text: 'notice.case.banReview', path: pages.opsPerson },
} as const;
