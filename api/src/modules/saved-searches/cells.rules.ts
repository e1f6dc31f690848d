import { kilometresPerDegree, radians } from '../../kit/geometry.ts';
import type { Circle } from '../jobs/index.ts';

/** Sizes of cells in degrees, the smallest first; four numberings fit into an `integer`. */
const sizes = [0.02, 0.06, 0.2, 0.6];
const numbersPerSize = 200_000_000;
const columns = 20_000;

const place = (degrees: number, size: number) => Math.floor(degrees / size);

function numberOf(level: number, row: number, column: number): number {
  return 1 + level * numbersPerSize + row * columns + column;
}

/** The cell of a search: of the smallest size at which the circle reaches neighbours of its cell and no further. Null
 * near the poles. */
export function cellOfSearch({ latitude, longitude, distance }: Circle): number | null {
  const farthest = Math.abs(latitude) + distance / kilometresPerDegree;
  if (farthest >= 89) return null;
  const narrowest = kilometresPerDegree * Math.cos(radians(farthest));
  const level = sizes.findIndex((size) => size * narrowest >= distance * 1.001);
  const size = sizes[level];
  if (size === undefined) return null;
  return numberOf(level, place(latitude + 90, size), place(longitude + 180, size));
}

/** Cells of all searches that may reach this position: its own and their neighbours, of each size. */
export function cellsAround({ latitude, longitude }: Omit<Circle, 'distance'>): number[] {
  return sizes.flatMap((size, level) => {
    const [row, column] = [place(latitude + 90, size), place(longitude + 180, size)];
    return [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].map((east) => numberOf(level, row + north, column + east)),
    );
  });
}
