export { ClusterMap } from './map/cluster-map.tsx';
export { LocationMap } from './map/location-map.tsx';
export type { Position } from './map/map-frame.tsx';
