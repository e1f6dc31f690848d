import type { PageRemote } from '@porao/contracts';
import { expect, it } from 'vitest';
import { finderOf, routeMatchesOf } from './match.ts';

function remote(name: string, ...paths: string[]): PageRemote {
  const routes = paths.map((path) => ({
    path,
    layout: 'public' as const,
    access: 'anyone' as const,
    title: { en: path, bn: path },
  }));
  const manifest = { name, contract: 1, emits: [], listens: [], menu: [], routes };
  return {
    name,
    release: '',
    base: '',
    entry: '',
    global: '',
    manifest,
    needs: {},
    integrity: {},
  };
}

const find = finderOf(
  routeMatchesOf([remote('mfe-a', '/', '/area/*', '/job/:id?'), remote('mfe-b', '/area/fixed', '/job/new')]),
);
const owner = (path: string) => find(path)?.remote.name;

it('finds the remote of a path, the most exact route first', () => {
  expect(owner('/')).toBe('mfe-a');
  expect(owner('/area')).toBe('mfe-a');
  expect(owner('/area/deep/down')).toBe('mfe-a');
  expect(owner('/area/fixed')).toBe('mfe-b');
  expect(owner('/job')).toBe('mfe-a');
  expect(owner('/job/12')).toBe('mfe-a');
  expect(owner('/job/new')).toBe('mfe-b');
  expect(owner('/Area/Fixed/')).toBe('mfe-b');
});

it('finds nothing for a path that nobody has', () => {
  expect(owner('/nowhere')).toBeUndefined();
  expect(owner('/job/12/more')).toBeUndefined();
});
