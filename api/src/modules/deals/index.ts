export { countMyTutors, dealJoins, insertDeal, isMyTutor, startBy } from './deals.repository.ts';
export { dealHandlers } from './deals.routes.ts';
export { endDeal, noteStarted, recordStarted } from './start.ts';
