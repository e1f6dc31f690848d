export { LocationMap, type LocationMapProps, type Position } from './map/location-map.tsx';
