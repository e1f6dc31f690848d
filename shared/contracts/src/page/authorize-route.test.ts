import { expect, it } from 'vitest';
import { areaAt, areaOfRole, areasOf } from './areas.ts';
import { authorizeRoute } from './authorize-route.ts';

const ops = {
  name: 'ops',
  basePath: '/ops',
  label: { en: 'Operations', bn: 'পরিচালনা' },
  roles: ['operator', 'lead'],
  home: '/ops/today',
};
const area = (name: string) => ({ ...ops, name, basePath: `/${name}`, roles: [name] });
const areas = [area('tutor'), area('parent'), ops];
const authorize = (access: string, role: string | null, layout = 'public') =>
  authorizeRoute({ access, layout }, role, areas);

it('allows those whom a route is for', () => {
  expect(authorize('anyone', null)).toBe('allowed');
  expect(authorize('anyone', 'tutor')).toBe('allowed');
  expect(authorize('guest', null)).toBe('allowed');
  expect(authorize('tutor', 'tutor')).toBe('allowed');
  expect(authorize('signed-in', 'parent')).toBe('allowed');
});

it('sends guests to sign-in, the wrong role to the front page, signed-in people to their area', () => {
  expect(authorize('tutor', null)).toBe('sign-in');
  expect(authorize('signed-in', null)).toBe('sign-in');
  expect(authorize('tutor', 'parent')).toBe('front-page');
  expect(authorize('guest', 'tutor')).toBe('own-area');
  expect(authorize('guest', 'operator')).toBe('own-area');
});

it('opens the pages of an area to its roles alone', () => {
  expect(authorize('signed-in', 'operator', 'ops')).toBe('allowed');
  expect(authorize('signed-in', 'lead', 'ops')).toBe('allowed');
  expect(authorize('signed-in', 'tutor', 'ops')).toBe('front-page');
  expect(authorize('lead', 'lead', 'ops')).toBe('allowed');
  expect(authorize('lead', 'operator', 'ops')).toBe('front-page');
  expect(authorize('tutor', 'tutor', 'ops')).toBe('front-page');
});

it('finds the area of a role and of a path', () => {
  expect(areaOfRole(areas, 'lead')).toBe(ops);
  expect(areaOfRole(areas, 'guest')).toBeUndefined();
  expect(areaAt(areas, '/ops')).toBe(ops);
  expect(areaAt(areas, '/ops?page=2')).toBe(ops);
  expect(areaAt(areas, '/ops/today')).toBe(ops);
  expect(areaAt(areas, '/ops-archive/today')).toBeUndefined();
});

const manifest = (layout: string, area?: typeof ops) => ({
  name: 'mfe-x',
  contract: 1,
  emits: [],
  listens: [],
  menu: [],
  routes: [{ path: '/x', layout, access: 'anyone', title: ops.label }],
  ...(area && { area }),
});

it('has the areas that remotes declare, and of two with one name the first', () => {
  const manifests = [
    manifest('tutor', area('tutor')),
    manifest('public'),
    manifest('ops', ops),
    manifest('ops', { ...ops, home: '/ops/x' }),
  ];
  expect(areasOf(manifests)).toEqual([area('tutor'), ops]);
});
