import { describe, expect, it } from 'vitest';
import { clustersOf } from './clusters.ts';

const bangladesh: [number, number, number, number] = [88, 20, 93, 27];
const points = [
  { latitude: 23.745, longitude: 90.375, count: 3 },
  { latitude: 23.755, longitude: 90.385, count: 4 },
  { latitude: 22.355, longitude: 91.785, count: 5 },
];

describe('points of a map', () => {
  it('become one with the sum of their numbers where they look close', () => {
    const far = clustersOf(points)(bangladesh, 7);
    expect(far.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([5, 7]);
    const group = far.find(({ count }) => count === 7);
    expect(group?.opensAt).toBeGreaterThan(7);
    expect(clustersOf(points)(bangladesh, 3).map(({ count }) => count)).toEqual([12]);
  });

  it('are apart, at their exact positions, at a near zoom', () => {
    const [group] = clustersOf(points)(bangladesh, 7).filter(({ opensAt }) => opensAt !== null);
    const near = clustersOf(points)(bangladesh, group?.opensAt ?? 0);
    expect(near).toHaveLength(3);
    for (const { opensAt, latitude, longitude, count } of near) {
      expect(opensAt).toBeNull();
      expect(points).toContainEqual({ latitude, longitude, count });
    }
  });

  it('outside of the view are left out', () => {
    expect(
      clustersOf(points)([90, 23, 91, 24], 14)
        .map(({ count }) => count)
        .toSorted((a, b) => a - b),
    ).toEqual([3, 4]);
    expect(clustersOf([])(bangladesh, 7)).toEqual([]);
  });
});
