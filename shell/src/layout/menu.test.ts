import { expect, it } from 'vitest';
import { currentEntry, type MenuEntry } from './menu.ts';

const label = { en: 'x', bn: 'x' };
const entry = (path: string, items: string[] = []): MenuEntry => ({
  place: 'parent',
  order: 1,
  path,
  label,
  icon: 'home',
  items: items.map((item) => ({ path: item, label })),
});
const entries = [
  entry('/parent/dashboard'),
  entry('/parent/dashboard/hire', ['/parent/dashboard/hire', '/parent/dashboard/online-lesson']),
  entry('/parent/dashboard/requests'),
];

it.each([
  ['/parent/dashboard', 0],
  ['/parent/dashboard/bag', undefined],
  ['/parent/dashboard/hire/home-coach', 1],
  ['/parent/dashboard/online-lesson/view', 1],
  ['/parent/dashboard/requests', 2],
  ['/tutor/dashboard', undefined],
] as const)('%s belongs to entry %s', (pathname, place) => {
  expect(currentEntry(entries, pathname)).toBe(place === undefined ? undefined : entries[place]);
});
