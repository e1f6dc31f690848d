import { expect, it } from 'vitest';
import { roughKilometres, snapped } from './distance.ts';

const home = { latitude: 23.7461, longitude: 90.3742 };

it('rounds up to whole kilometres, at least one', () => {
  expect(roughKilometres(home, home)).toBe(1);
  // One degree of latitude is about 111 km.
  const cell = { latitude: 23.745, longitude: 90.375 };
  expect(roughKilometres(cell, { ...cell, latitude: 24.745 })).toBe(112);
});

it('is the same for every position in one cell', () => {
  const corners = [
    { latitude: 23.7601, longitude: 90.3801 },
    { latitude: 23.7699, longitude: 90.3899 },
    { latitude: 23.7601, longitude: 90.3899 },
  ];
  expect(new Set(corners.map((corner) => roughKilometres(home, corner))).size).toBe(1);
  expect(snapped(corners[0] ?? home)).toEqual({ latitude: 23.765, longitude: 90.385 });
});
