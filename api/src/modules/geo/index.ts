export { geoHandlers } from './geo.routes.ts';
export { sweepGeoCache } from './geo-cache.repository.ts';
