import { earthRadius, kilometresPerDegree, type Position, radians } from '../../kit/geometry.ts';

export interface Circle extends Position {
  /** Kilometres. */
  readonly distance: number;
}

/** Unit vector of a position; the square of the chord to another one orders as their distance does. */
export function unitVector(latitude: number, longitude: number) {
  const [lat, lon] = [radians(latitude), radians(longitude)];
  return { x: Math.cos(lat) * Math.cos(lon), y: Math.cos(lat) * Math.sin(lon), z: Math.sin(lat) };
}

/** Square of the chord that a distance along the surface spans, on the unit sphere. */
export function squaredChord(distance: number): number {
  return (2 * Math.sin(distance / (2 * earthRadius))) ** 2;
}

/** Maximum number of cells for which the index is faster. */
const cellLimit = 400;

/** Cells that the circle's bounding box touches, numbered as the generated columns number them; null near the
 * poles, where a box has no use. Small cells up to 10 km, large ones above. */
export function cellsOf({ latitude, longitude, distance }: Circle) {
  const large = distance > 10;
  const size = large ? 0.1 : 0.02;
  const latitudeReach = distance / kilometresPerDegree;
  const widest = Math.min(Math.abs(latitude) + latitudeReach, 89.9);
  const longitudeReach = distance / (kilometresPerDegree * Math.cos(radians(widest)));
  const index = (degrees: number) => Math.floor(degrees / size);
  const [south, north] = [index(latitude - latitudeReach + 90), index(latitude + latitudeReach + 90)];
  const [west, east] = [index(longitude - longitudeReach + 180), index(longitude + longitudeReach + 180)];
  if ((north - south + 1) * (east - west + 1) > cellLimit) return null;
  const cells: number[] = [];
  for (let row = south; row <= north; row++) {
    for (let column = west; column <= east; column++) cells.push(row * 100_000 + column);
  }
  return { column: large ? 'cell_large' : 'cell_small', cells } as const;
}
