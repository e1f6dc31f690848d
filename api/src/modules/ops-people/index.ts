export { liftEndedBans } from './acts.ts';
export { userByPhone } from './ops-people.repository.ts';
export { opsPeopleHandlers } from './ops-people.routes.ts';
