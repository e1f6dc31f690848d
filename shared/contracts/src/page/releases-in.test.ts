import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetReleases, noteReleases, releasesIn } from './releases-in.ts';

const shell = { name: 'shell', release: 'a'.repeat(12), integrity: {} };
/** As the page has it: with its entry alone. */
const first = { name: 'mfe-x', release: '1'.repeat(12), integrity: { 'entry.1.js': '' } };
const second = { name: 'mfe-x', release: '2'.repeat(12), integrity: { 'entry.2.js': '', 'same.js': '' } };
const at = (path: string) => `    at run (https://site/${path}:1:2)`;

beforeEach(() => noteReleases([shell, first]));
afterEach(() => forgetReleases([shell, first, second]));

it('OPS-431 a stack names releases by their addresses, and by the files that the page knows of them', () => {
  const stack = [
    at('files/mfe-x/same.js'),
    at('files/shell/index.js'),
    at('releases/mfe-y/0123456789ab/a.js'),
  ];
  expect(releasesIn(stack.join('\n'))).toEqual([
    `mfe-x/${first.release}`,
    `shell/${shell.release}`,
    'mfe-y/0123456789ab',
  ]);
  expect(releasesIn(at('files/mfe-none/a.js') + at('vendor/0123456789ab.js'))).toEqual([]);
});

it('OPS-431 with two releases of an app in a page a file is of the one that names it, the newer one first', () => {
  noteReleases([second]);
  const releaseOf = (file: string) => releasesIn(at(`files/mfe-x/${file}`))[0]?.split('/')[1];
  expect(releaseOf('entry.1.js')).toBe(first.release);
  expect(releaseOf('page.1.js')).toBe(first.release);
  expect([releaseOf('entry.2.js'), releaseOf('same.js')]).toEqual([second.release, second.release]);
  forgetReleases([first]);
  expect(releaseOf('same.js')).toBe(second.release);
});
