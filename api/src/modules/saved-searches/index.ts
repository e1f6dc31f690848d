export { sweepAlerts } from './digest.repository.ts';
export { alertWorker, guestAlertWorker, sendDigests } from './digest.ts';
export { guestAlertHandlers } from './guest-alerts.routes.ts';
export { savedSearchHandlers } from './saved-searches.routes.ts';
