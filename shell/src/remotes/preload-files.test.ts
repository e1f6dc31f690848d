import type { PageRemote } from '@porao/contracts';
import { expect, it } from 'vitest';
import { preloadFiles } from './preload-files.ts';

const remote = { base: '/releases/mfe-a/1/', integrity: { 'a.js': 'sha384-a', 'a.css': 'sha384-b' } };

it('preloads each known file once, with its hash', () => {
  for (const files of [['a.js', 'a.css', 'unknown.js'], ['a.js']])
    preloadFiles(remote as unknown as PageRemote, files);
  const links = [...document.querySelectorAll('link')];
  expect(links.map(({ rel, as, integrity, crossOrigin }) => [rel, as, integrity, crossOrigin])).toEqual([
    ['preload', 'script', 'sha384-a', 'anonymous'],
    ['preload', 'style', 'sha384-b', 'anonymous'],
  ]);
  expect(links[0]?.getAttribute('href')).toBe('/releases/mfe-a/1/a.js');
});
