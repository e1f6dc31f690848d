import { radiusOptions } from '@porao/contracts';
import { createRandom } from '@porao/contracts/random';
import { expect, it } from 'vitest';
import { haversine } from '../../../test/support/haversine.ts';
import { cellsOf, squaredChord, unitVector } from './radius.ts';

const squaredDistance = (a: ReturnType<typeof unitVector>, b: ReturnType<typeof unitVector>) =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;

function* pairs(count: number) {
  const random = createRandom(7);
  for (let index = 0; index < count; index++) {
    const here = { latitude: 20.5 + random.next() * 6, longitude: 88 + random.next() * 4.5 };
    const there = {
      latitude: here.latitude + (random.next() - 0.5) * 1.2,
      longitude: here.longitude + (random.next() - 0.5) * 1.2,
    };
    yield { here, there, distance: random.pick(radiusOptions) };
  }
}

it('separates inside from outside like the haversine formula', () => {
  const vectorOf = (at: { latitude: number; longitude: number }) => unitVector(at.latitude, at.longitude);
  for (const { here, there, distance } of pairs(5000)) {
    const chord = squaredDistance(vectorOf(here), vectorOf(there));
    const kilometres = haversine(here, there);
    if (Math.abs(kilometres - distance) < 1e-6) continue;
    expect(chord <= squaredChord(distance)).toBe(kilometres <= distance);
  }
});

it('lists every cell that a place inside the circle can lie in', () => {
  for (const { here, there, distance } of pairs(5000)) {
    if (haversine(here, there) > distance) continue;
    const near = cellsOf({ ...here, distance });
    const size = near?.column === 'cell_large' ? 0.1 : 0.02;
    const cell =
      Math.floor((there.latitude + 90) / size) * 100_000 + Math.floor((there.longitude + 180) / size);
    expect(near?.cells).toContain(cell);
  }
});

it('gives up on cells near a pole', () => {
  expect(cellsOf({ latitude: 89.99, longitude: 0, distance: 50 })).toBeNull();
});
