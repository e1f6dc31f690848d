export { alertWorker, sendDigests } from './alert.ts';
export { sweepAlerts } from './digest.repository.ts';
export { savedSearchHandlers } from './saved-searches.routes.ts';
