import { test as base, expect, type Page } from '@playwright/test';
import { withGateway, withOwnReleases } from './gateway.ts';
import { Problems } from './problems.ts';
import { freshSite, type TestSite, type WorkerSite } from './site.ts';

interface WorkerFixtures {
  workerSite: WorkerSite;
  /** The worker's site as an installation that has a shop and a provider of lead forms. */
  equippedUrl: string;
}

interface Fixtures {
  /** The site that `page` opens. */
  site: TestSite;
  problems: Problems;
}

/** Addresses of other sites, made up. */
export const equipment = { shop: 'https://shop.example/kits', crm: 'https://crm.example/forms' };

const siteStart = 90_000;

/** Lets a visit end when the scripts have taken over from the server's page: what is clicked right then would be put
 * away under the pointer. Who wants to see that moment says what to wait for. */
export function untilTakenOver(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await page.locator('#porao-first').waitFor({ state: 'detached' });
    return answer;
  };
}

/** Fixtures of workers are here only: a file with another one would need workers, sites and browsers of its own.
 * All tests of a worker share a site: they may read, sign in, and change what only they look at. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  workerSite: [
    async ({ browserName: _ }, use) => {
      const site = await freshSite();
      try {
        await use(site);
      } finally {
        await site.stop();
      }
    },
    { scope: 'worker', timeout: siteStart },
  ],
  equippedUrl: [
    ({ workerSite }, use) =>
      withGateway(
        workerSite,
        { SHOP_URL: equipment.shop, CRM_URL: equipment.crm, CRM_FORMS: 'campaign=X_1-a' },
        use,
      ),
    { scope: 'worker' },
  ],
  site: async ({ workerSite }, use) => use(workerSite),
  baseURL: async ({ site }, use) => use(site.url),
  problems: async ({ browserName: _ }, use) => use(new Problems()),
  context: async ({ context, problems, javaScriptEnabled }, use, info) => {
    problems.watch(context);
    if (javaScriptEnabled) context.on('page', untilTakenOver);
    // The browser refuses the preloads of scripts that it may not run.
    else problems.allow(/^request: \S+\.js csp$/);
    await use(context);
    if (info.errors.length > 0 || problems.unexpected().length > 0)
      await info.attach('console', { body: problems.all(), contentType: 'text/plain' });
    expect(problems.unexpected(), 'nothing went wrong unseen').toEqual([]);
  },
});

/** Each test has releases and a gateway of its own, in front of the worker's API: it may publish and break. */
export const isolatedTest = test.extend({
  site: [({ workerSite }, use) => withOwnReleases(workerSite, use), { scope: 'test', timeout: siteStart }],
});

export { expect };
