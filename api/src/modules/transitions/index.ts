export { decide, stateName } from './decide.ts';
export {
  type By,
  lastMove,
  move,
  readHistory,
  record,
  system,
  toEntry,
  transitionQueue,
} from './history.repository.ts';
export { reasonText } from './reason.ts';
export { type Entity, maxShortlisted, transitions } from './table.ts';
