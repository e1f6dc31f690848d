export const earthRadius = 6371.0088; // km, mean
export const kilometresPerDegree = (Math.PI / 180) * earthRadius;
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Along the surface. */
export function kilometresBetween(one: Position, other: Position): number {
  const half =
    Math.sin(radians(other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(half));
}
