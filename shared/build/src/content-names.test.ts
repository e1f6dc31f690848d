import { createHash } from 'node:crypto';
import { isContentNamed } from '@porao/contracts/page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fixture, remoteFixture } from './fixture.testing.ts';

type Built = ReadonlyMap<string, string>;

const files = {
  'package.json': '{ "name": "mfe-fixture", "type": "module" }',
  'src/remote.tsx': `
    import { defineRemote } from '@porao/platform';
    import { pages, routes } from './routes.ts';
    export default defineRemote({
      routes: [routes, pages],
      messages: () => import(/* webpackChunkName: "locale-en" */ './en.ts'),
    });`,
  'src/routes.ts': `
    import { type Pages, pagesOf } from '@porao/platform/paths';
    const page = pagesOf('public', 'anyone');
    export const routes = {
      first: page('/first', 'first', 'First title', 'প্রথম'),
      second: page('/second', 'second', 'Second title', 'দ্বিতীয়'),
    };
    export declare const pages: Pages<typeof routes>;`,
  'src/features/first.page.tsx': `
    import { Text } from '@porao/ui';
    import styles from './first.module.css';
    export default () => <Text className={styles.wide}>first page</Text>;
    export const drawing = () => new Worker('workers/draw.js');`,
  'src/features/first.module.css': '.wide { background: url("./dots.png"); }',
  'src/features/dots.png': 'dots'.repeat(9000),
  'src/features/draw.worker.ts': 'self.onmessage = () => self.postMessage("drawn");',
  'src/features/second.page.tsx': `
    import { Text } from '@porao/ui';
    export default () => <Text>second page</Text>;`,
  'src/en.ts': 'export default { hello: "Hello" };',
};

let fixture: Fixture;
let before: Built;

beforeAll(async () => {
  fixture = remoteFixture();
  fixture.write(files);
  before = await fixture.build();
});
afterAll(() => fixture.remove());

/** Files that a browser loads, without their hashes, that are in one build alone. */
const otherFiles = (one: Built, other: Built) =>
  [...one.keys()]
    .filter((name) => isContentNamed(name) && !other.has(name))
    .map((name) => name.replace(/\.[0-9a-f]{16}\./, '.'));

it('OQ-376 each file that a browser loads is named by its content', () => {
  const others = [...before.keys()].filter((name) => !isContentNamed(name));
  expect(others).toEqual(['build-info.json']);
  for (const [name, text] of [...before].filter(([file]) => /\.(js|css)$/.test(file))) {
    const digest = createHash('sha384').update(text, 'latin1').digest('hex');
    expect(name).toContain(`.${digest.slice(0, 16)}.`);
  }
});

it('OQ-376 a second build is the same to the byte', async () => {
  expect(await fixture.build()).toEqual(before);
});

it('OQ-377 so is one in another folder', async () => {
  const copy = remoteFixture();
  copy.write(files);
  const built = await copy.build();
  copy.remove();
  expect(built).toEqual(before);
});

it.each([
  ['src/en.ts', 'Hello', 'async/locale-en.js'],
  ['src/features/second.page.tsx', 'second page', 'async/second.js'],
] as const)('OQ-378 another text in %s changes its file and the entry', async (path, text, file) => {
  fixture.write({ [path]: files[path].replace(text, 'Another text') });
  const after = await fixture.build();
  fixture.write(files);
  expect(otherFiles(after, before)).toEqual([file, 'remoteEntry.js']);
  expect(after.size).toBe(before.size);
});

it('OQ-378 another worker changes the page that names it', async () => {
  fixture.write({ 'src/features/draw.worker.ts': 'self.onmessage = () => self.postMessage("redrawn");' });
  const after = await fixture.build();
  fixture.write(files);
  expect(otherFiles(after, before)).toEqual(['async/first.js', 'remoteEntry.js', 'workers/draw.js']);
});
