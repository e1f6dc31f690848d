export { candidateHandlers } from './candidates.routes.ts';
export { roughKilometres } from './distance.ts';
