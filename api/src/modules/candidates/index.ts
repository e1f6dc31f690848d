export { candidateHandlers } from './candidates.routes.ts';
