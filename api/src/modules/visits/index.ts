export { saveHomeAnywhere, stopContact } from './visits.repository.ts';
export { visitHandlers } from './visits.routes.ts';
export { sweepVisits } from './watch.repository.ts';
export { contactWorker, watchVisits } from './watch.ts';
