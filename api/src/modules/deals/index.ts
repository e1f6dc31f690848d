export { countMyTutors, dealJoins, insertDeal, isMyTutor, lockDeal, startBy } from './deals.repository.ts';
export { dealHandlers } from './deals.routes.ts';
export { dealNotFound, endDeal, noteStarted, recordStarted } from './start.ts';
