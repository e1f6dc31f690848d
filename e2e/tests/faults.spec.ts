import type { Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { type BrokenHost, breakFiles, tamperFiles } from '../support/faults.ts';
import type { TestSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Until the page gives up on a host that never answers: one try of 10 s, and what the machine needs. */
const patience = 16_000;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

interface Case {
  readonly remote: string;
  readonly path: string;
  readonly account?: string;
  /** What the page shows when its remote works. */
  readonly works: string | RegExp;
  readonly chunk: string;
  /** The way to a page of another remote, and what stands there. */
  readonly link: string;
  readonly other: string | RegExp;
}

const remotes: readonly Case[] = [
  {
    remote: 'mfe-public',
    path: '/job-board',
    works: 'Job Board',
    chunk: 'job-board',
    link: 'Login',
    other: 'Welcome back',
  },
  {
    remote: 'mfe-auth',
    path: '/auth/signin',
    works: 'Welcome back',
    chunk: 'sign-in',
    link: 'Job Board',
    other: 'Job Board',
  },
  {
    remote: 'mfe-tutor',
    path: '/tutor/dashboard',
    account: accounts.readyTutor,
    works: /^Hello, /,
    chunk: 'dashboard',
    link: 'Porao, to the front page',
    other: 'The right tutor, close to home',
  },
  {
    remote: 'mfe-parent',
    path: '/parent/dashboard',
    account: accounts.guardian,
    works: /^Hello, /,
    chunk: 'dashboard',
    link: 'Porao, to the front page',
    other: 'The right tutor, close to home',
  },
];

type Break = (page: Page, site: TestSite, one: Case) => Promise<BrokenHost>;

const everyFile = ({ remote }: Case) => new RegExp(`/releases/${remote}/[0-9a-f]+/.+`);

const faults: Readonly<Record<string, Break>> = {
  'files are missing': (page, _, one) => breakFiles(page, everyFile(one), 404),
  'host is broken': (page, _, one) => breakFiles(page, everyFile(one), 500),
  'host never answers': (page, _, one) => breakFiles(page, everyFile(one), 'silent'),
  'entry was tampered with': (page, site, { remote }) =>
    tamperFiles(page, site, { remote, file: /remoteEntry\.js$/ }),
  'page was tampered with': (page, site, { remote, chunk }) =>
    tamperFiles(page, site, { remote, file: new RegExp(`${chunk}\\.[0-9a-f]+\\.js$`) }),
};

for (const one of remotes) {
  for (const [what, breakIt] of Object.entries(faults)) {
    test(`${one.remote} whose ${what} stays inside its region and recovers by the retry`, async ({
      page,
      context,
      site,
      problems,
    }) => {
      problems.allow(/./);
      if (one.account) await signIn(context, site.url, one.account);
      const host = await breakIt(page, site, one);
      try {
        await page.goto(one.path, { waitUntil: 'commit' });
        const region = page.locator('#content').getByRole('alert');
        await expect(region.getByText('This part of the page could not be loaded')).toBeVisible({
          timeout: patience,
        });
        await expect(region.getByText(/^Report id: [0-9A-F]{8}$/)).toBeVisible();
        expect(host.hit()).toBe(true);
        await expectChrome(page, one);

        await page.getByRole('link', { name: one.link, exact: true }).first().click();
        await expect(heading(page, one.other)).toBeVisible();
        await page.evaluate(() => history.back());
        await expect(region).toBeVisible({ timeout: patience });
        await expectChrome(page, one);

        await host.heal();
        await region.getByRole('button', { name: 'Try again' }).click();
        await expect(heading(page, one.works)).toBeVisible({ timeout: patience });
        await expect(region).toBeHidden();
        expect(await page.evaluate('window.__tampered')).toBeUndefined();
      } finally {
        await host.heal();
      }
    });
  }
}

async function expectChrome(page: Page, { account }: Case): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  if (account) await expect(page.getByRole('navigation', { name: 'Area menu' })).toBeVisible();
  else await expect(page.getByRole('contentinfo')).toBeVisible();
}
