import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PageData, PageRemote } from '@porao/contracts';
import { liveReleasesPath, pageDataId } from '@porao/contracts/page';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { accounts, putSession, sessionOf, signIn } from '../support/accounts.ts';
import { jobIn, openJob } from '../support/board.ts';
import { dashboardHeading } from '../support/dashboard.ts';
import { typeInForm } from '../support/forms.ts';
import { ownFilesOf, registryOf, released } from '../support/releases.ts';
import { navigationsOf } from '../support/requests.ts';
import { runFolder } from '../support/run-folder.ts';
import type { TestSite } from '../support/site.ts';
import { expect, isolatedTest as test } from '../support/test.ts';
import { changedDist, changedText } from '../support/variants.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const kept = (page: Page, cache: string) =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    `porao-${cache}-1`,
  );

/** Names of the caches that hold answers: one for each account, or for guests. */
const dataCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('porao-data-')));
const guestsOnly = async (page: Page) => (await dataCaches(page)).filter((name) => !name.endsWith('-guest'));

/** Returns the worker's answer to the page's own question. */
const answerTo = (page: Page, path: string, account: string) =>
  page.evaluate(
    ([url, authorization]) =>
      fetch(url, {
        headers: {
          accept: 'application/json',
          'accept-language': document.documentElement.lang,
          authorization,
        },
      }).then(
        ({ status }) => status,
        () => 'none',
      ),
    [path, `Account ${account}`] as const,
  );

/** The address that names the releases that the page is made of. */
const siteOf = (page: Page) =>
  page.evaluate((id) => {
    const { site } = JSON.parse(document.getElementById(id)?.textContent ?? '') as PageData;
    return site;
  }, pageDataId);

/** Until the worker has the page and every file of a remote that it visited. */
async function untilKept(page: Page, remote = 'mfe-public'): Promise<void> {
  await expect.poll(async () => (await kept(page, 'pages')).length).toBe(1);
  const files = await page.evaluate(
    async (description) => {
      const visited = (await (await fetch(description)).json()) as PageRemote;
      const scripts = Object.keys(visited?.integrity ?? {}).filter((file) => /\.(js|css)$/.test(file));
      return scripts.filter((file) => !file.includes('locale-bn')).map((file) => `${visited?.base}${file}`);
    },
    `${await siteOf(page)}${remote}.json`,
  );
  await expect
    .poll(async () => {
      const there = await kept(page, 'files');
      return files.filter((file) => !there.includes(file));
    })
    .toEqual([]);
}

/** A headless shell does not tell a document that was opened without a network that there is none. */
async function tellOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (!navigator.onLine) return;
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
  });
}

const activePublic = async (site: TestSite) => (await registryOf(site)).apps['mfe-public']?.active ?? '';

test('offline after one visit: the site opens, shows the visited job, says so, and queues nothing', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
  await signIn(context, site.url, accounts.readyTutor);
  const job = await jobIn(site, 'Dhaka');
  await openJob(page, job.id);
  await untilKept(page);
  await expect.poll(() => guestsOnly(page)).toHaveLength(1);

  await context.setOffline(true);
  await page.goto('/');
  await expect(heading(page, 'The right tutor, close to home')).toBeVisible();
  await tellOffline(page);
  await expect(page.getByText('Offline: this may not be current')).toBeVisible();
  await openJob(page, job.id);
  await tellOffline(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /saved|save/.test(request.url())) posts.push(request.url());
  });
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByText('Something went wrong!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save job' })).toBeVisible();

  const attempts = posts.length;
  await context.setOffline(false);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByText('Offline: this may')).toBeHidden();
  // Answers to a signed-in person go with the session.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/tutor/dashboard');
  await expect(dashboardHeading(page)).toBeVisible();
  // By then it also listens for the end of the session.
  await untilKept(page, 'mfe-tutor');
  // The person was told that saving failed; nothing was sent behind the back.
  expect(posts).toHaveLength(attempts);
  const { token } = await sessionOf(site.url, accounts.readyTutor);
  const saved = await fetch(`${site.url}/api/saved-jobs`, { headers: { authorization: `Bearer ${token}` } });
  expect(saved.status).toBe(200);
  expect(await saved.text()).not.toContain(`"id":${job.id},`);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await expect.poll(() => guestsOnly(page)).toEqual([]);
});

test('keeps only what is declared for offline use, and nothing of a person whose cookie went away', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
  const record = await sessionOf(site.url, accounts.readyTutor);
  await putSession(context, site.url, record);
  const { account } = record;
  await page.goto('/tutor/dashboard');
  await untilKept(page, 'mfe-tutor');
  await page.reload();
  await expect(dashboardHeading(page)).toBeVisible();
  for (const path of ['/api/v1/user', '/api/notices']) expect(await answerTo(page, path, account)).toBe(200);
  await context.setOffline(true);
  await expect.poll(() => answerTo(page, '/api/v1/user', account)).toBe(200);
  expect(await answerTo(page, '/api/notices', account)).toBe('none');
  await context.setOffline(false);

  await page.evaluate(() => sessionStorage.setItem('porao-draft:student', '{"name":"A child"}'));
  await context.clearCookies({ name: 'gt_user' });
  await page.goto('/');
  await expect.poll(() => guestsOnly(page)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('porao-draft:student'))).toBeNull();
});

test('SHL-062 the page of who is signed in comes with its content through the worker, which keeps none of it', async ({
  page,
  context,
  site,
}) => {
  const record = await sessionOf(site.url, accounts.readyTutor);
  await putSession(context, site.url, record);
  await page.goto('/tutor/dashboard');
  await untilKept(page, 'mfe-tutor');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The thread starts with the first page.
  await expect.poll(async () => (await page.reload())?.text()).toContain(' data-of="');
  await expect(dashboardHeading(page)).toBeVisible();
  const name = (await dashboardHeading(page).innerText()).replace('Hello, ', '');
  const pages = await page.evaluate(async () => {
    const cache = await caches.open('porao-pages-1');
    return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
  });
  expect(pages).toHaveLength(1);
  expect(pages.join()).toContain('id="porao-page"');
  expect(pages.join()).not.toContain(name);
});

test('an activation shows at the next load, never the older release that was kept; offline then too', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
  const dist = changedText('mfe-public', 'The right tutor, close to home', 'The newer front page');
  await page.goto('/');
  await untilKept(page);
  const first = await activePublic(site);
  await released(site, 'publish', 'mfe-public', '--dist', dist, '--activate');
  const second = await activePublic(site);

  await page.reload();
  await expect(heading(page, 'The newer front page')).toBeVisible();
  const changed = await ownFilesOf(site, 'mfe-public', second, first);
  await expect
    .poll(async () => (await kept(page, 'files')).filter((path) => changed.includes(path)))
    .not.toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'The newer front page')).toBeVisible();
  await context.setOffline(false);

  await released(site, 'rollback', 'mfe-public');
  await page.reload();
  await expect(heading(page, 'The right tutor, close to home')).toBeVisible();
});

test('a live shell without a service worker takes it away from browsers, with all that was kept', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await untilKept(page);
  const dist = mkdtempSync(join(runFolder(), 'no-worker-'));
  cpSync(join(repoRoot, 'shell/dist'), dist, { recursive: true });
  rmSync(join(dist, 'sw.js'));
  await released(site, 'publish', 'shell', '--dist', dist, '--activate');
  await page.reload();
  await expect(heading(page, 'The right tutor, close to home')).toBeVisible();
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(async () => (await left())[1]).toBe(0);
  // The page that it still served lets go of it when it is left.
  await page.reload();
  await expect.poll(left).toEqual([0, 0]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a page older than the registry offers a reload at a calm moment, and after a rollback too', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(heading(page, 'The right tutor, close to home')).toBeVisible();
  await page.clock.fastForward(5_000);
  let asked = 0;
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === liveReleasesPath) asked += 1;
  });
  const comeBack = async () => {
    await page.clock.fastForward(11_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(heading(page, /Privacy/)).toBeVisible();
  await expect(async () => {
    await comeBack();
    await expect.poll(() => asked, { timeout: 500 }).toBeGreaterThan(0);
  }).toPass();
  const offer = page.getByRole('status').filter({ hasText: 'A newer version is ready' });
  await expect(offer).toBeHidden();

  const dist = changedDist('mfe-tutor')('newer');
  await released(site, 'publish', 'mfe-tutor', '--dist', dist, '--activate');
  // Half-typed: nothing is offered.
  await typeInForm(page);
  await comeBack();
  await comeBack();
  await expect(offer).toBeHidden();

  await page.getByLabel('Note').fill('');
  await page.clock.fastForward(6_000);
  await expect(offer).toBeVisible();
  const documents = navigationsOf(page);
  await offer.getByRole('button', { name: 'Load again' }).click();
  await expect.poll(() => documents.length).toBe(1);

  // Until the page is of the newer state: the worker shows the kept one in place of one that is late.
  await expect(async () => {
    await page.reload();
    const live = (await (await fetch(site.url + liveReleasesPath)).json()) as Pick<PageData, 'site'>;
    expect(await siteOf(page)).toBe(live.site);
  }).toPass();
  await expect(page.locator('#porao-first')).toHaveCount(0);
  await page.clock.fastForward(5_000);
  // Now it is the odd one out.
  await released(site, 'rollback', 'mfe-tutor');
  await expect(async () => {
    await comeBack();
    await expect(offer).toBeVisible({ timeout: 1500 });
  }).toPass();
});
