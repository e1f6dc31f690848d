export { countLocations } from './locations.repository.ts';
export { locationHandlers } from './locations.routes.ts';
