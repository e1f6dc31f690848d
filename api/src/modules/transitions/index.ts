export { decide, stateName } from './decide.ts';
export { type By, readHistory, record, system } from './history.repository.ts';
export { maxShortlisted } from './table.ts';
