export { sweepIncoming } from './sms-answers.repository.ts';
export { opsReplyHandlers, smsAnswerHandlers } from './sms-answers.routes.ts';
