import { test as base, expect, type Page } from '@playwright/test';
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

/** Lets a visit end when the scripts have taken over from the server's page: what is clicked right then would be put
 * away under the pointer. Who wants to see that moment says what to wait for. */
function untilTakenOver(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await page.locator('#porao-first').waitFor({ state: 'detached' });
    return answer;
  };
}

/** All tests of a worker share a site: they may read, sign in, and change what only they look at. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedSite: [({ browserName: _ }, use) => useFreshSite(use), { scope: 'worker', timeout: siteStart }],
  site: async ({ sharedSite }, use) => use(sharedSite),
  baseURL: async ({ site }, use) => use(site.url),
  problems: async ({ browserName: _ }, use) => use(new Problems()),
  context: async ({ context, problems, javaScriptEnabled }, use) => {
    problems.watch(context);
    if (javaScriptEnabled) context.on('page', untilTakenOver);
    await use(context);
    expect(problems.unexpected(), 'nothing went wrong unseen').toEqual([]);
  },
});

/** Each test has a site of its own: it may publish, restart and break. */
export const isolatedTest = test.extend({
  site: [({ browserName: _ }, use) => useFreshSite(use), { scope: 'test', timeout: siteStart }],
});

export { expect };
