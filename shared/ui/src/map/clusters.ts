import Supercluster from 'supercluster';

/** A point of a map for several things. */
export interface MapPoint {
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** Is the number of things at the point. */
  count: number;
}

/** Is shown at one zoom: a point as it is, or several in one. */
export interface Cluster extends MapPoint {
  key: string;
  /** The zoom from which it falls apart; null for a single point. */
  opensAt: number | null;
}

type Counted = { count: number };
/** With the place in the list: what comes back out of the index is not exactly where it was put. */
type Indexed = Counted & { at: number };

/** Pixels within which points become one. */
const radius = 56;
const nearestZoom = 15;

/** Points, put together by how close they look. The numbers in one add up. */
export function clustersOf(points: readonly MapPoint[]) {
  const index = new Supercluster<Indexed, Counted>({
    radius,
    extent: 256,
    maxZoom: nearestZoom,
    map: ({ count }) => ({ count }),
    reduce: (sum, { count }) => {
      sum.count += count;
    },
  }).load(
    points.map(({ latitude, longitude, count }, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { count, at },
    })),
  );

  /** Those within west, south, east and north, in degrees. */
  return (bounds: [number, number, number, number], zoom: number): Cluster[] =>
    index.getClusters(bounds, Math.round(zoom)).map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const { count } = properties;
      if ('cluster_id' in properties) {
        const { cluster_id: id } = properties;
        return {
          latitude,
          longitude,
          count,
          key: `cluster ${id}`,
          opensAt: index.getClusterExpansionZoom(id),
        };
      }
      const point = points[properties.at] ?? { latitude, longitude, count };
      return { ...point, key: `${point.latitude} ${point.longitude}`, opensAt: null };
    });
}
