export { readWeek } from './availability.repository.ts';
export { availabilityHandlers } from './availability.routes.ts';
