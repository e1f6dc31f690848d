import { kilometresBetween } from '../../kit/geometry.ts';

export interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Whole kilometres, rounded up, at least 1, from where a tutor teaches to a job's published position. */
export function kilometresTo(own: Place, place: Place): number | null {
  if (own.latitude === null || own.longitude === null) return null;
  if (place.latitude === null || place.longitude === null) return null;
  const from = { latitude: own.latitude, longitude: own.longitude };
  const to = { latitude: place.latitude, longitude: place.longitude };
  return Math.max(1, Math.ceil(kilometresBetween(from, to)));
}
