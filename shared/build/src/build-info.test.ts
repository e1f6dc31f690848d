import { expect, it } from 'vitest';
import { isOwnSource } from './build-info.ts';

it.each([
  ['/work/shared/features/src/index.ts', true],
  ['/team/src/remote.tsx', true],
  ['/team/node_modules/@porao/features/src/index.js', true],
  ['/team/node_modules/.pnpm/@porao+ui@1.0.0/node_modules/@porao/ui/src/index.js', true],
  ['/team/node_modules/leaflet/dist/leaflet.js', false],
  ['/team/node_modules/@porao/ui/node_modules/leaflet/dist/leaflet.js', false],
  ['webpack/runtime', false],
])('OPS-121 the names that %s uses count: %s', (file, isOwn) => {
  expect(isOwnSource(file)).toBe(isOwn);
});
