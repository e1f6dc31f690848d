import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Release } from '@porao/contracts';
import { folderOfFile, releaseFolder } from '../../deploy/registry/places.ts';
import { accounts, signIn } from '../support/accounts.ts';
import { registryOf } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

/** Counts which of the four are in the page's tree of components. */
interface Tree {
  mantine: number;
  queryCaches: number;
  routers: number;
  roots: number;
}

interface Fiber {
  type: { displayName?: string } | null;
  memoizedProps: { value?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(window, {
      __renderers: renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
});

test('one React, one router, one cache of answers and at most one Mantine provider on the pages of every remote', async ({
  page,
  context,
  site,
}) => {
  const visit = async (path: string, heading: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectOne(page);
  };
  await visit('/auth/signin', 'Welcome back');
  await page.getByRole('link', { name: 'Job Board', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectOne(page, 1);

  await signIn(context, site.url, accounts.readyTutor);
  await visit('/tutor/dashboard', /^Hello, /);
  await page.getByRole('link', { name: 'Porao, to the front page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The right tutor, close to home' })).toBeVisible();
  await expectOne(page);
  await signIn(context, site.url, accounts.guardian);
  await visit('/parent/dashboard', /^Hello, /);
});

/** Mantine's provider comes with the first overlay. */
async function expectOne(page: Page, mantine = 0): Promise<void> {
  expect(await page.evaluate('window.__renderers.length'), 'copies of react-dom').toBe(1);
  expect(await page.evaluate(treeOf)).toEqual({ mantine, queryCaches: 1, routers: 1, roots: 1 });
  expect(await page.evaluate(sharedVersions), 'providers of each shared package').toEqual(
    expect.objectContaining({ react: 1, 'react-dom': 1, '@porao/ui': 1, '@porao/platform': 1 }),
  );
}

/** Runs in the page. Contexts lose their names when minified, so they are known by what they carry. */
function treeOf(): Tree {
  const has = (value: unknown, ...keys: string[]) =>
    typeof value === 'object' && value !== null && keys.every((key) => key in value);
  const tree: Tree = { mantine: 0, queryCaches: 0, routers: 0, roots: 0 };
  const caches = new Set<unknown>();
  const walk = (first: Fiber | null) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const value = fiber.memoizedProps?.value;
      const isProvider = fiber.type !== null && typeof fiber.type === 'object' && '$$typeof' in fiber.type;
      if (isProvider && has(value, 'colorScheme', 'setColorScheme')) tree.mantine += 1;
      if (isProvider && has(value, 'location', 'navigationType')) tree.routers += 1;
      // Each app has a client of its own, and all share what was read.
      if (isProvider && has(value, 'getQueryCache'))
        caches.add((value as { getQueryCache: () => unknown }).getQueryCache());
      walk(fiber.child);
    }
  };
  for (const element of document.querySelectorAll('*')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    if (!key) continue;
    tree.roots += 1;
    const { stateNode } = Reflect.get(element, key) as { stateNode: { current: Fiber } };
    walk(stateNode.current);
  }
  return { ...tree, queryCaches: caches.size };
}

/** Runs in the page: how many versions or copies of each shared package are known to the federation. */
function sharedVersions(): Record<string, number> {
  const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as {
    __INSTANCES__: { shareScopeMap: { default?: Record<string, Record<string, { from: string }>> } }[];
  };
  const found: Record<string, Set<unknown>> = {};
  for (const { shareScopeMap } of instances)
    for (const [name, versions] of Object.entries(shareScopeMap.default ?? {}))
      for (const [version, shared] of Object.entries(versions))
        (found[name] ??= new Set()).add(`${version} of ${shared.from}`);
  return Object.fromEntries(Object.entries(found).map(([name, copies]) => [name, copies.size]));
}

/** Strings that are in these packages whatever the minifier does; the shell's files prove it. */
const signatures = {
  'react-dom': 'Minified React error #',
  'react-router': 'You cannot render a <Router> inside another <Router>',
  'react-query': 'No QueryClient set',
  mantine: 'MantineProvider was not found',
};

test('no remote carries a copy of React, the router, the query client or Mantine', async ({ site }) => {
  const { apps } = await registryOf(site);
  const scripts = (app: string): string[] => {
    const registry = join(site.dataDir, 'registry');
    const id = apps[app]?.active ?? '';
    const text = readFileSync(join(registry, releaseFolder(app, id), 'release.json'), 'utf8');
    return (
      Object.keys((JSON.parse(text) as Release).integrity)
        // Workers meet no federation: the writer of PDFs brings React for a document that is no page.
        .filter((path) => path.endsWith('.js') && !path.startsWith('workers/'))
        .map((path) => readFileSync(join(registry, folderOfFile(app, id, path), path), 'utf8'))
    );
  };
  const remotes = Object.keys(apps).filter((app) => app !== 'shell');
  expect(remotes).toEqual(expect.arrayContaining(['mfe-auth', 'mfe-parent', 'mfe-public', 'mfe-tutor']));
  for (const [name, signature] of Object.entries(signatures)) {
    expect(
      scripts('shell').some((text) => text.includes(signature)),
      `${name} is known by its text`,
    ).toBe(true);
    for (const remote of remotes)
      expect(
        scripts(remote).filter((text) => text.includes(signature)),
        `${name} in ${remote}`,
      ).toEqual([]);
  }
});
