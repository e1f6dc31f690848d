export { addNotices } from './add.repository.ts';
export { type NoticeParams, noticeText } from './compose.ts';
export { deliveryWorkers } from './deliver.ts';
export { sweepNotices } from './delivery.repository.ts';
export { smsPerDay } from './delivery.rules.ts';
export { caseKnown, listLeads } from './facts.repository.ts';
export { endStreams } from './feed.repository.ts';
export { bindNoticeFeed } from './feed.routes.ts';
export { type NoticeFeed, noticeFeed } from './feed.ts';
export { noticeHandlers } from './notices.routes.ts';
export {
  findByNumber,
  findLastSent,
  findQuestion,
  listOpen,
  type QuestionRow,
  takeQuestion,
} from './questions.repository.ts';
export { choicesOf, choiceText, questionText } from './questions.ts';
export { readQuestion } from './signed-links.ts';
export type { AnnounceWait, WaitNotice } from './table.ts';
export { meetingPages, reportPages } from './table-cases.ts';
export {
  noticeOf,
  tellAccount,
  tellAnswer,
  tellCharges,
  tellClaims,
  tellHiringPassed,
  tellOperators,
  tellWait,
  transitionWorker,
} from './tell.ts';
