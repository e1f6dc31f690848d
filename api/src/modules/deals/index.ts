export { countMyTutors, insertDeal, isMyTutor, listAllDeals } from './deals.repository.ts';
export { dealHandlers } from './deals.routes.ts';
export { endDeal } from './start.ts';
