import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import * as core from '@module-federation/runtime/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fixture, remoteFixture } from './fixture.testing.ts';

type Built = ReadonlyMap<string, string>;
interface Loaded {
  readonly src?: string;
  readonly href?: string;
  readonly integrity: string;
  readonly heard: Map<string, () => void>;
}
interface Container {
  init: (shareScope: object) => Promise<unknown>;
  get: (module: string) => Promise<() => { default: () => Promise<{ text: string }> }>;
}

const sourceOf = (text: string) => ({
  'package.json': '{ "name": "mfe-fixture", "type": "module" }',
  'src/remote.tsx': 'export default () => import(/* webpackChunkName: "page" */ "./page.ts");',
  'src/page.ts': `import "./page.css"; export const text = "${text}";`,
  'src/page.css': 'p { color: green; }',
});

let fixture: Fixture;
let one: Built;
let other: Built;

beforeAll(async () => {
  fixture = remoteFixture();
  fixture.write(sourceOf('first release'));
  one = await fixture.build();
  fixture.write(sourceOf('second release'));
  other = await fixture.build();
});
afterAll(() => fixture.remove());

/** A page that loads scripts of both builds from one address, and checks their integrity. */
function pageOf(...builds: Built[]) {
  const base = 'https://site.test/files/mfe-fixture/';
  const files = new Map(builds.flatMap((built) => [...built]));
  const asked: string[] = [];
  const refused = new Set<string>();
  const document = {
    baseURI: base,
    currentScript: null as object | null,
    querySelectorAll: () => [],
    createElement: (localName: string) => {
      const heard = new Map<string, () => void>();
      const addEventListener = (type: string, hear: () => void) => heard.set(type, hear);
      return { localName, tagName: localName, remove: () => {}, heard, addEventListener };
    },
    head: { append: (element: Loaded) => queueMicrotask(() => run(element)) },
  };
  const globals = { document, URL, setTimeout, clearTimeout, atob, location: { href: base }, console };
  const page = createContext({ ...globals, _FEDERATION_RUNTIME_CORE: core });
  const run = (element: Loaded) => {
    const name = (element.src ?? element.href ?? '').replace(base, '');
    const text = files.get(name);
    asked.push(name);
    const digest = createHash('sha384')
      .update(text ?? '', 'latin1')
      .digest('base64');
    if (text === undefined || refused.has(name) || element.integrity !== `sha384-${digest}`)
      return element.heard.get('error')?.();
    if (element.src) execute(text, element);
    element.heard.get('load')?.();
  };
  const execute = (text: string, script: object) => {
    document.currentScript = script;
    runInContext(text, page);
    document.currentScript = null;
  };
  const containerOf = (built: Built): Container => {
    const [name = '', text = ''] = [...built].find(([file]) => file.startsWith('remoteEntry.')) ?? [];
    execute(text, { src: base + name });
    return (page as { porao_mfe_fixture?: Container }).porao_mfe_fixture as Container;
  };
  return { asked, refused, containerOf };
}

async function textOf(container: Container): Promise<string> {
  await container.init({});
  const module = await container.get('./remote');
  return (await module().default()).text;
}

it('OQ-379 two releases of an app are in one page, each with its own code under the same module ids', async () => {
  const { containerOf, asked } = pageOf(one, other);
  const containers = [containerOf(one), containerOf(other)];
  expect(await Promise.all(containers.map(textOf))).toEqual(['first release', 'second release']);
  const pages = asked.filter((name) => /^async\/page\..*js$/.test(name));
  expect(new Set(pages).size).toBe(2);
  const idOf = (built: Built) =>
    /\{(\w+)\(/.exec(built.get(pages.find((file) => built.has(file)) ?? '') ?? '')?.[1];
  expect(idOf(one)).toMatch(/^\d+$/);
  expect(idOf(other)).toBe(idOf(one));
});

it.each([/^async\/page\..*js$/, /^async\/page\..*css$/, /^runtime\./])(
  'OQ-379 a load of %s that failed is repeated, and no other',
  async (pattern) => {
    const { containerOf, refused, asked } = pageOf(one);
    const name = [...one.keys()].find((file) => pattern.test(file)) ?? '';
    refused.add(name);
    const container = containerOf(one);
    await expect(textOf(container)).rejects.toThrow(name);
    refused.clear();
    expect(await textOf(container)).toBe('first release');
    expect(asked.filter((file, index) => asked.indexOf(file) < index)).toEqual([name]);
  },
);
