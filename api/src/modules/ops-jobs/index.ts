export { opsJobHandlers } from './ops-jobs.routes.ts';
