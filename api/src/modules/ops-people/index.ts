export { liftEndedBans } from './acts.ts';
export { isMark, marksWhere } from './marks.repository.ts';
export { findUsers, userByPhone } from './ops-people.repository.ts';
export { opsPeopleHandlers } from './ops-people.routes.ts';
