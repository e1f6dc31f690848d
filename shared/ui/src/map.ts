export { ClusterMap } from './map/cluster-map.tsx';
export { LocationMap, type Position } from './map/location-map.tsx';
