import { test as base, expect } from '@playwright/test';
import { Problems } from './problems.ts';
import { freshSite, type TestSite } from './site.ts';

interface WorkerFixtures {
  sharedSite: TestSite;
}

interface Fixtures {
  /** The site that `page` opens. */
  site: TestSite;
  problems: Problems;
}

const siteStart = 90_000;

async function useFreshSite(use: (site: TestSite) => Promise<void>): Promise<void> {
  const site = await freshSite();
  try {
    await use(site);
  } finally {
    await site.stop();
  }
}

/** All tests of a worker share a site: they may read, sign in, and change what only they look at. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedSite: [({ browserName: _ }, use) => useFreshSite(use), { scope: 'worker', timeout: siteStart }],
  site: async ({ sharedSite }, use) => use(sharedSite),
  baseURL: async ({ site }, use) => use(site.url),
  problems: async ({ browserName: _ }, use) => use(new Problems()),
  context: async ({ context, problems }, use) => {
    problems.watch(context);
    await use(context);
    expect(problems.unexpected(), 'nothing went wrong unseen').toEqual([]);
  },
});

/** Each test has a site of its own: it may publish, restart and break. */
export const isolatedTest = test.extend({
  site: [({ browserName: _ }, use) => useFreshSite(use), { scope: 'test', timeout: siteStart }],
});

export { expect };
