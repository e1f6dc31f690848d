import { type BuildInfo, contractVersion } from '@porao/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remoteFixture } from './fixture.testing.ts';

const fixture = remoteFixture();
afterAll(() => fixture.remove());

const files = {
  'package.json': '{ "name": "mfe-fixture", "type": "module" }',
  'src/remote.tsx': `
    import { defineRemote } from '@porao/platform';
    import { pages, routes } from './routes.ts';
    export default defineRemote({
      routes: [routes, pages],
      messages: (code) =>
        code === 'en'
          ? import(/* webpackChunkName: "locale-en" */ './locales/en.ts')
          : import(/* webpackChunkName: "locale-bn" */ './locales/bn.ts'),
    });`,
  'src/routes.ts': `
    import { type Pages, pagesOf, redirect } from '@porao/platform/paths';
    const page = pagesOf('public', 'anyone');
    export const routes = {
      old: redirect('/old', 'first'),
      first: page('/first', 'form/page', 'First title', 'প্রথম', {
        query: ['only-in-the-manifest'],
      }),
      second: page('/second/:id', 'form/page', 'Second title', 'দ্বিতীয়'),
    };
    export declare const pages: Pages<typeof routes>;`,
  'src/features/form/page.page.tsx': `
    import { useState } from 'react';
    import { Text } from '@porao/ui';
    import { Form } from '@porao/ui/forms';
    import './plain.css';
    import styles from './page.module.css';
    export default () => { useState(0); return <Form><Text className={styles.wide}>fixture page</Text></Form>; };`,
  'src/features/form/plain.css':
    '@import "./imported.css"; button { animation: turn 1s; } @keyframes turn { to { opacity: 0; } }',
  'src/features/form/imported.css': 'header { display: none; }',
  'src/features/form/page.module.css':
    '@layer porao.app { :global(.dark) .wide { width: 9rem; } .tall { height: 9rem; } .wide { composes: tall; } }',
  'src/locales/en.ts': 'export default { hello: "Hello" };',
  'src/locales/bn.ts': 'export default { hello: "নমস্কার" };',
  'src/draw.worker.ts': 'self.onmessage = () => self.postMessage("drawn");',
};

let built: ReadonlyMap<string, string>;
const read = (file: string) => Buffer.from(built.get(file) ?? '', 'latin1').toString();
const named = (start: string) => [...built.keys()].find((file) => file.startsWith(start)) ?? '';
let info: BuildInfo;

beforeAll(async () => {
  fixture.write(files);
  built = await fixture.build();
  info = JSON.parse(read('build-info.json')) as BuildInfo;
});

it('a build says what the gateway and the gates of a release ask for', () => {
  expect(info).toMatchObject({
    name: 'mfe-fixture',
    entry: named('remoteEntry.'),
    global: 'porao_mfe_fixture',
    exposes: ['./remote'],
    html: null,
    events: ['job.saved@1'],
    contract: contractVersion,
  });
  expect(Object.keys(info.chunks).sort()).toEqual(['locale-bn', 'locale-en', 'page']);
});

it('SHL-135 the browser gets path and page of a route, and what the manifest says is not sent twice', () => {
  const entry = info.initial.map(read).join('');
  for (const kept of ['/old', '/first', '/second/:id', 'page:"page"']) expect(entry).toContain(kept);
  for (const cut of ['First title', 'দ্বিতীয়', 'only-in-the-manifest']) expect(entry).not.toContain(cut);
});

it('names what it takes of the shell, and the tiers that each chunk needs', () => {
  expect(info.uses).toMatchObject({
    '@porao/platform': ['defineRemote'],
    '@porao/ui': ['Text'],
    '@porao/ui/forms': ['Form'],
    react: ['useState'],
  });
  expect(info.needs).toEqual({ page: ['@porao/ui/forms'] });
});

it('SHL-161 its styles apply in its region alone, imported ones and those of modules too', () => {
  const styles = (info.chunks['page'] ?? [])
    .filter((file) => file.endsWith('.css'))
    .map(read)
    .join('');
  const region = /:where\(\[data-region="?mfe-fixture"?\]\) /g;
  expect(styles.match(region)).toHaveLength(4);
  expect(styles.replace(region, '>')).toMatch(/>header\b.*>button\b.*>\.dark \.wide-\w+/s);
  expect(styles).toMatch(/@keyframes mfe-fixture-turn/);
  expect(info.uses['the page']).toEqual(['data-region']);
});

it('contains no shared package', () => {
  const page = (info.chunks['page'] ?? []).map(read).join('');
  expect(page).toContain('fixture page');
  expect(page.length).toBeLessThan(2000);
  for (const file of [info.entry, ...info.initial]) expect(read(file)).not.toContain('useSyncExternalStore');
});

it('a worker is one script without the runtime of federation', () => {
  const worker = read(named('workers/draw.'));
  expect(worker).toContain('drawn');
  expect(worker.length).toBeLessThan(500);
});
