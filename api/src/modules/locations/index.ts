export { locationHandlers } from './locations.routes.ts';
