/** Heights at which the drawer stops, in pixels (decision OQ-138). */
export const snapPoints = [100, 200, 300, 400] as const;

const [lowest] = snapPoints;
const highest = snapPoints[snapPoints.length - 1] ?? lowest;

export const within = (height: number): number => Math.min(highest, Math.max(lowest, height));

export const nearest = (height: number): number =>
  snapPoints.reduce<number>(
    (best, point) => (Math.abs(point - height) < Math.abs(best - height) ? point : best),
    lowest,
  );

/** The snap point that a key moves to from a height; undefined for other keys. */
export function stepOf(key: string, height: number): number | undefined {
  if (key === 'Home') return lowest;
  if (key === 'End') return highest;
  if (key === 'ArrowUp' || key === 'PageUp') return snapPoints.find((point) => point > height) ?? highest;
  if (key === 'ArrowDown' || key === 'PageDown')
    return snapPoints.findLast((point) => point < height) ?? lowest;
  return undefined;
}
