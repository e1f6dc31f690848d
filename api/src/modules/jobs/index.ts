export { searchBoard } from './board.repository.ts';
export { findsJob, type PublishedJob } from './conditions.repository.ts';
export { countAvailable, readCards, readTerms } from './jobs.repository.ts';
export { jobHandlers, jobNotFound } from './jobs.routes.ts';
export { postingHandlers } from './posting.routes.ts';
export { type Circle, squaredChord, unitVector } from './radius.ts';
export { createViewCounter } from './view-counter.ts';
export { sweepViewMarks } from './views.repository.ts';
