export { countSaved } from './saved-jobs.repository.ts';
export { savedJobHandlers } from './saved-jobs.routes.ts';
