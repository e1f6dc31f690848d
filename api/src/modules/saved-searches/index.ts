export { alertWorker, isWeeklyDay, sendDigests } from './alert.ts';
export { sweepAlerts } from './digest.repository.ts';
export { boardOf, insertSearch, selectSearches } from './saved-searches.repository.ts';
export { savedSearchHandlers, saveForTutor } from './saved-searches.routes.ts';
