import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { framesOf, packMap } from '../../registry/source-maps.ts';
import { temporaryFolder } from '../../testing/fixtures.ts';
import type { Opened } from './open-page.ts';
import { isFault, type PageReport } from './page-report.ts';
import { refusalOf } from './refusal.ts';

const changed = [{ name: 'mfe-x', id: '0123456789ab' }];
const base = '/releases/mfe-x/0123456789ab/';
const at = (app: string, id: string, file = 'a.js', place = '1:1') =>
  `    at run (http://127.0.0.1:1/releases/${app}/${id}/${file}:${place})`;
const own = at('mfe-x', '0123456789ab');
const shell = at('shell', 'aaaaaaaaaaaa');

it('finds the places of releases in a stack', () => {
  expect(framesOf(`Error: x\n    at http://127.0.0.1/other.js:1:2\n${own}\n${shell}`)).toEqual([
    { app: 'mfe-x', release: '0123456789ab', file: 'a.js', line: 1, column: 1 },
    { app: 'shell', release: 'aaaaaaaaaaaa', file: 'a.js', line: 1, column: 1 },
  ]);
  expect(framesOf(undefined)).toEqual([]);
});

const failed = { kind: 'script-error', message: 'boom' };
const ofLive = { app: 'mfe-y', release: 'bbbbbbbbbbbb' };
it.each<[string, PageReport, boolean]>([
  ['an uncaught error of a changed release', { ...failed, stack: `${shell}\n${own}` }, true],
  ['an uncaught error of live releases alone', { ...failed, stack: shell }, false],
  ['an uncaught error that names no release', failed, true],
  ["the browser's notice of a delayed callback", { ...failed, message: 'ResizeObserver loop limit' }, false],
  [
    'a failed region, wherever it threw',
    { ...failed, app: 'mfe-x', release: '0123456789ab', phase: 'mount', stack: shell },
    true,
  ],
  ['a region of a live release that is not visited', { ...failed, ...ofLive, phase: 'mount' }, false],
  ['a mounted page', { kind: 'timing', app: 'mfe-x', release: '0123456789ab' }, false],
])('judges %s', (_, report, expected) => {
  expect(isFault(report, changed, base)).toBe(expected);
});

it('counts a failed region of the visited live remote against a changed shell', () => {
  const report = { ...failed, ...ofLive, phase: 'mount' };
  expect(isFault(report, [{ name: 'shell', id: 'cccccccccccc' }], '/releases/mfe-y/bbbbbbbbbbbb/')).toBe(
    true,
  );
});

describe('a refusal', () => {
  const open = (path: string, fault?: Opened['fault'], look: Opened['visit']['look'] = 'usual'): Opened => ({
    visit: { path, base, role: 'guest', look, watchMs: 0 },
    fault,
    files: [],
  });
  const nowhere = async () => undefined;
  const linesOf = async (opened: Opened[], buildOf: Parameters<typeof refusalOf>[2] = nowhere) =>
    (await refusalOf(opened, changed, buildOf))?.message.split('\n  ').slice(1);

  it('is none without a fault', async () => {
    expect(await linesOf([open('/a')])).toBeUndefined();
  });

  it('has one line for each fault, with the pages that have it', async () => {
    const boom = { what: 'mount: boom', stack: own };
    const dark = { what: 'no dark mode' };
    expect(
      await linesOf([
        open('/a', boom),
        open('/b', boom),
        open('/b', boom, 'other'),
        open('/c', dark, 'other'),
      ]),
    ).toEqual([
      'mount: boom at mfe-x/a.js:1:1 (/a and 1 more page)',
      'no dark mode (/c in Bengali, dark and 360 px wide)',
    ]);
  });

  it('names file and line of the source where the build is at hand', async () => {
    const dist = await temporaryFolder();
    // The start of the file is line 3, column 3 of the source.
    const mappings = ['AA', 'EE'].join('');
    const map = (source: string) => JSON.stringify({ version: 3, sources: [source], names: [], mappings });
    await mkdir(join(dist, 'async'));
    await writeFile(join(dist, 'async/page.js.map'), map('../../src/home.page.tsx'));
    await writeFile(join(dist, 'async/lib.js.map'), map('../../../node_modules/lib/index.js'));
    const stack = ['lib.js', 'page.js']
      .map((file) => at('mfe-x', '0123456789ab', `async/${file}`))
      .join('\n');
    expect(await linesOf([open('/a', { what: 'boom', stack })], async () => dist)).toEqual([
      'boom at mfe-x/src/home.page.tsx:3:3 (/a)',
    ]);
  });

  it('OPS-396 names them by the maps in the registry where the build is elsewhere', async () => {
    const map = JSON.stringify({ version: 3, sources: ['../src/a.tsx'], names: [], mappings: 'AAEE' });
    const getFile = async (_app: string, _id: string, path: string) =>
      path === 'a.js.map.gz' ? packMap(Buffer.from(map)) : null;
    const refused = await refusalOf([open('/a', { what: 'boom', stack: own })], changed, nowhere, {
      getFile,
    });
    expect(refused?.message).toContain('boom at mfe-x/src/a.tsx:3:3 (/a)');
  });
});
