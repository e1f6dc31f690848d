export { geoHandlers } from './geo.routes.ts';
