export { ClusterMap, type ClusterMapProps } from './map/cluster-map.tsx';
export type { MapPoint } from './map/clusters.ts';
export { LocationMap, type LocationMapProps, type Position } from './map/location-map.tsx';
