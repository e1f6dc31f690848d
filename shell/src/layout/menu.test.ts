import type { PageData, PageRemote } from '@porao/contracts';
import { expect, it } from 'vitest';
import { currentEntry, entriesFor, lacksMenu, type MenuEntry, menuOf } from './menu.ts';

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

it('OPS-104 takes the menus that the page lacks from the remotes that it knows', () => {
  const [own, other] = [entry('/parent/dashboard'), { ...entry('/about'), place: 'main' }];
  const remote = { manifest: { menu: [own, other] } } as unknown as PageRemote;
  const page = (menu: MenuEntry[] | undefined, site = '/_gateway/site/a/') => ({ menu, site }) as PageData;
  expect(menuOf(page([other]), [])).toEqual([other]);
  expect(menuOf(page([other]), [remote])).toEqual([other, own]);
  expect(menuOf(page([own, other]), [remote])).toEqual([own, other]);
  expect(menuOf(page(undefined), [remote])).toEqual([own, other]);
  expect(lacksMenu(page([other]), 'parent')).toBe(true);
  expect(lacksMenu(page([own]), 'parent')).toBe(false);
});

it('OPS-305 an entry that names a role is for those who hold it', () => {
  const [all, leads] = [entry('/ops/today'), { ...entry('/ops/report'), role: 'lead' }];
  expect(entriesFor([all, leads], ['operator', 'lead'])).toEqual([all, leads]);
  expect(entriesFor([all, leads], ['operator'])).toEqual([all]);
  expect(entriesFor([all, leads], [])).toEqual([all]);
});
