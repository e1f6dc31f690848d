export { isCandidate, runnersUp } from './again.repository.ts';
export { askAgainFor, askIfPossible } from './again.ts';
export { ownAnswerBy, refreshAnswerBy, unanswered, waitHours } from './answers.repository.ts';
export { endApplicationsOf, moveApplication } from './applications.ts';
export { payInvoice, refundInvoice, refuseClaimOf, type Settled } from './invoices.ts';
export { cancelJob, cancelJobsOf, endOwnJob, endUnanswered, expireJobs } from './jobs.ts';
export { lifecycleHandlers } from './lifecycle.routes.ts';
export { agreeToTerms, alertQueue, approveRequest, moveRequest } from './request-decisions.ts';
