export { opsRoutineChangeHandlers } from './ops-routine-changes.routes.ts';
export { routineChangeHandlers } from './routine-changes.routes.ts';
export { answerChange } from './write.ts';
