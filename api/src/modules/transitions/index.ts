export { decide, type Facts, type Move } from './decide.ts';
export { type By, type Recorded, readHistory, record, system } from './history.repository.ts';
export { type Actor, type Effect, type Entity, maxShortlisted, type Transition } from './table.ts';
