const earthRadius = 6371.0088; // km, mean
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Centre of the cell, about 1 km wide, of a position: the most exact position of a person that is shown to others. */
export const snapped = ({ latitude, longitude }: Position): Position => ({
  latitude: (Math.floor(latitude * 100) + 0.5) / 100,
  longitude: (Math.floor(longitude * 100) + 0.5) / 100,
});

/** Whole kilometres, rounded up, at least 1. Measured from the tutor's cell: repeated measurements from
 * different places must not locate a home. */
export function roughKilometres(own: Position, tutor: Position): number {
  const cell = snapped(tutor);
  const half =
    Math.sin(radians(cell.latitude - own.latitude) / 2) ** 2 +
    Math.cos(radians(own.latitude)) *
      Math.cos(radians(cell.latitude)) *
      Math.sin(radians(cell.longitude - own.longitude) / 2) ** 2;
  return Math.max(1, Math.ceil(2 * earthRadius * Math.asin(Math.sqrt(half))));
}
