import { kilometresBetween, type Position } from '../../kit/geometry.ts';

export type MaybePosition = { readonly [K in keyof Position]: number | null };

/** Centre of the cell, about 1 km wide, of a position: the most exact position of a person that is shown to others. */
export const snapped = ({ latitude, longitude }: Position): Position => ({
  latitude: (Math.floor(latitude * 100) + 0.5) / 100,
  longitude: (Math.floor(longitude * 100) + 0.5) / 100,
});

/** Whole kilometres, rounded up, at least 1; null where the tutor has no position. Measured from the tutor's cell:
 * repeated measurements from different places must not locate a home. */
export const roughKilometres = (own: Position, { latitude, longitude }: MaybePosition): number | null =>
  latitude === null || longitude === null
    ? null
    : Math.max(1, Math.ceil(kilometresBetween(own, snapped({ latitude, longitude }))));
