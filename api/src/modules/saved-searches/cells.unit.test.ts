import { createRandom } from '@porao/contracts/random';
import { expect, it } from 'vitest';
import { haversine } from '../../../test/support/haversine.ts';
import { cellOfSearch, cellsAround } from './cells.rules.ts';

it('ALR-002 every position within the distance of a search has its cell around it', () => {
  const random = createRandom(7);
  let within = 0;
  for (let drawn = 0; drawn < 20_000; drawn++) {
    const distance = random.pick([0.1, 1, 2, 3, 5, 10, 15, 20, 25, 50]);
    const search = { latitude: 20 + random.next() * 7, longitude: 88 + random.next() * 5, distance };
    const there = {
      latitude: search.latitude + ((random.next() - 0.5) * distance) / 50,
      longitude: search.longitude + ((random.next() - 0.5) * distance) / 50,
    };
    if (haversine(search, there) > distance) continue;
    within += 1;
    expect(cellsAround(there)).toContain(cellOfSearch(search));
  }
  expect(within).toBeGreaterThan(10_000);
});

it('ALR-002 cells fit into an integer, and near the poles a search has none', () => {
  expect(cellOfSearch({ latitude: 89.5, longitude: 0, distance: 5 })).toBeNull();
  expect(cellOfSearch({ latitude: -80, longitude: 0, distance: 50 })).toBeNull();
  const largest = Math.max(...cellsAround({ latitude: 89, longitude: 179.9 }));
  expect(largest).toBeLessThan(2 ** 31);
  expect(Math.min(...cellsAround({ latitude: -89, longitude: -179.9 }))).toBeGreaterThan(0);
});
