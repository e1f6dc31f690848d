export { decide, stateName } from './decide.ts';
export { type By, lastMove, readHistory, record, system, toEntry } from './history.repository.ts';
export { reasonText } from './reason.ts';
export { maxShortlisted } from './table.ts';
