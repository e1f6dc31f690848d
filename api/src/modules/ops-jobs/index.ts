export { readWish } from './fit.repository.ts';
export { listFitting } from './fitting.repository.ts';
export { opsJobHandlers } from './ops-jobs.routes.ts';
