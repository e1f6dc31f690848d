export {
  caseJoins,
  changeCase,
  decidedBefore,
  decidedColumn,
  decisionJoin,
  findWaiting,
  insertEntry,
} from './cases.repository.ts';
export { caseHandlers } from './cases.routes.ts';
export { dueAt, endsAt, questionTimes } from './cases.rules.ts';
export { confirmDecision, decideCase, readChoices, returnDecision } from './decide.ts';
export { answerCase, appealCase, begin, caseNotFound, openCase, refuseOver } from './moves.ts';
export { photoUrl } from './photo.ts';
export { sweepCases } from './sweep.ts';
export { tellSide } from './tell.ts';
