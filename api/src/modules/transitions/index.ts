export { decide, stateName } from './decide.ts';
export { type By, lastMove, readHistory, record, system } from './history.repository.ts';
export { maxShortlisted } from './table.ts';
