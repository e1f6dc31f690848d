import type { BrowserContext, Page } from '@playwright/test';
import { accounts, signIn } from './accounts.ts';
import { cookiesOf, typedHeaders } from './documents.ts';
import { type BrokenHost, breakFiles, tamperFiles } from './faults.ts';
import { withGateway } from './gateway.ts';
import type { Problems } from './problems.ts';
import type { TestSite } from './site.ts';
import { expect, test } from './test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

interface Case {
  readonly remote: string;
  readonly path: string;
  readonly account?: string;
  /** Is set if the server shows the page to those who open it here. */
  readonly isServed?: true;
  /** Names what the page shows when its remote works. */
  readonly works: string | RegExp;
  readonly chunk: string;
  /** The way to a page of another remote, and what it shows. */
  readonly link: string;
  readonly other: string | RegExp;
}

export const remotes: readonly Case[] = [
  {
    remote: 'mfe-public',
    path: '/job-board',
    isServed: true,
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
    isServed: true,
    account: accounts.readyTutor,
    works: /^Hello, /,
    chunk: 'dashboard',
    link: 'Porao, to the front page',
    other: 'The right tutor, close to home',
  },
  {
    remote: 'mfe-parent',
    path: '/parent/dashboard',
    isServed: true,
    account: accounts.guardian,
    works: /^Hello, /,
    chunk: 'dashboard',
    link: 'Porao, to the front page',
    other: 'The right tutor, close to home',
  },
  {
    remote: 'mfe-ops',
    path: '/ops/today',
    account: accounts.operator,
    works: 'Today',
    chunk: 'today',
    link: 'Porao, to the front page',
    other: 'The right tutor, close to home',
  },
];

type Break = (page: Page, site: TestSite, one: Case) => Promise<BrokenHost>;

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: TestSite;
  readonly problems: Problems;
}

const everyFile = ({ remote }: Case) => new RegExp(`/releases/${remote}/[0-9a-f]+/.+`);

const breakings = {
  'files are missing': (page, _, one) => breakFiles(page, everyFile(one), 404),
  'host is broken': (page, _, one) => breakFiles(page, everyFile(one), 500),
  'connection is reset': (page, _, one) => breakFiles(page, everyFile(one), 'reset'),
  'files are truncated': (page, _, one) => breakFiles(page, everyFile(one), 'truncated'),
  'host never answers': (page, _, one) => breakFiles(page, everyFile(one), 'silent'),
  'entry was tampered with': (page, site, { remote }) =>
    tamperFiles(page, site, { remote, file: /remoteEntry\.\w+\.js$/ }),
  'page was tampered with': (page, site, { remote, chunk }) =>
    tamperFiles(page, site, { remote, file: new RegExp(`${chunk}\\.[0-9a-f]+\\.js$`) }),
} satisfies Record<string, Break>;
export type Fault = keyof typeof breakings;
export const faults = Object.keys(breakings) as Fault[];

/** Gives up a host that never answers sooner, but not before a load on a busy machine would end. */
const impatient = { LOAD_TIMEOUT_MS: '4000' };

export function testFault(one: Case, fault: Fault): void {
  test(`${one.remote} whose ${fault} stays inside its region and recovers by the retry`, async ({
    page,
    context,
    problems,
    workerSite,
  }) => {
    const visit = { page, context, problems };
    if (fault !== 'host never answers') return expectContained({ ...visit, site: workerSite }, one, fault);
    return withGateway(workerSite, impatient, (url) =>
      expectContained({ ...visit, site: { ...workerSite, url } }, one, fault),
    );
  });
}

/** Until the gateway has rendered the page: on a busy machine its first answers come without content. */
async function expectContent(
  context: BrowserContext,
  address: string,
  title: string | RegExp,
): Promise<void> {
  const headers = typedHeaders(await cookiesOf(context, address));
  const ask = async () => (await fetch(address, { headers })).text();
  const heading = async () => /<h1[^>]*>(.*?)<\/h1>/s.exec(await ask())?.[1] ?? '';
  await expect.poll(async () => (await heading()).replace(/<[^>]*>/g, '')).toMatch(title);
}

async function expectContained(
  { page, context, site, problems }: Visit,
  one: Case,
  fault: Fault,
): Promise<void> {
  problems.allow(/./);
  if (one.account) await signIn(context, site.url, one.account);
  const host = await breakings[fault](page, site, one);
  try {
    if (one.isServed) await expectContent(context, site.url + one.path, one.works);
    await page.goto(site.url + one.path, { waitUntil: 'commit' });
    const region = page.locator('#content').getByRole('alert');
    await expect(region.getByText('This part of the page could not be loaded')).toBeVisible();
    await expect(region.getByText(/^Report id: [0-9A-F]{8}$/)).toBeVisible();
    expect(host.hit()).toBe(true);
    // The server-rendered content can still be read.
    if (one.isServed) await expect(heading(page, one.works)).toBeVisible();
    await expectLayout(page, one);

    await page.getByRole('link', { name: one.link, exact: true }).first().click();
    await expect(heading(page, one.other)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(region).toBeVisible();
    await expectLayout(page, one);

    await host.restore();
    await region.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, one.works)).toBeVisible();
    await expect(region).toBeHidden();
    expect(await page.evaluate('window.__tampered')).toBeUndefined();
  } finally {
    await host.restore();
  }
}

async function expectLayout(page: Page, { account }: Case): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  if (account) await expect(page.getByRole('navigation', { name: 'Area menu' })).toBeVisible();
  else await expect(page.getByRole('contentinfo')).toBeVisible();
}
