export { candidateHandlers } from './candidates.routes.ts';
export { roughKilometres } from './distance.ts';
export { askToMeet, markCandidate, preferCandidate, refuseCandidate } from './marks.ts';
