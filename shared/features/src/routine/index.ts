export { ChangeFields, usualShift } from './change.fields.tsx';
export { changeText } from './change-text.ts';
export { RoutineChangesCard } from './routine-changes.card.tsx';
