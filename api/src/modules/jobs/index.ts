export { countAvailable, readCards, readTerms } from './jobs.repository.ts';
export { jobHandlers, jobNotFound } from './jobs.routes.ts';
export { postingHandlers } from './posting.routes.ts';
export { sweepViewMarks } from './views.repository.ts';
