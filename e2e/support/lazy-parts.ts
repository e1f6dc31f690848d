import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { accounts } from './accounts.ts';
import { boardJobs } from './board.ts';
import { dashboardHeading } from './dashboard.ts';
import { registryOf } from './releases.ts';
import type { TestSite } from './site.ts';

/** A part of the page whose code comes when it is first wanted. */
export interface LazyPart {
  readonly name: string;
  readonly account?: string;
  /** Where it is wanted. */
  readonly path: (site: TestSite) => string | Promise<string>;
  /** Is an element of the page before the part is wanted; without it the page wants the part by itself. */
  readonly before?: (page: Page) => Locator;
  /** Wants the part; may be called again while it is on its way. */
  readonly open?: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
}

const inTutorArea = {
  account: accounts.readyTutor,
  path: () => '/tutor/dashboard',
  before: dashboardHeading,
};

/** Goes to a path without a load of the page. */
const turnTo = (path: string) => (page: Page) =>
  page.evaluate((to) => {
    if (location.pathname === to) return;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** A form with something in it, under which the session ends. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.querySelector('#typed')) return;
    const form = document.createElement('form');
    form.append(Object.assign(document.createElement('textarea'), { id: 'typed' }));
    document.querySelector('#content')?.append(form);
    const field = form.querySelector('textarea');
    if (field) field.value = 'Half a letter';
    field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    document.cookie = 'gt_user=; max-age=0; path=/';
    new BroadcastChannel('porao-session-2').postMessage('lapsed');
  });
}

/** All lazily loaded parts of the shell, and pages of remotes for its shared packages that no part takes. */
export const lazyParts: readonly LazyPart[] = [
  {
    name: 'sign-in-again',
    ...inTutorArea,
    open: endSession,
    shown: (page) => page.getByRole('dialog', { name: 'Sign in to continue' }).getByLabel('Password'),
  },
  {
    name: 'code-again',
    ...inTutorArea,
    open: async (page) => {
      await endSession(page);
      if (await page.getByRole('button', { name: 'Use the password' }).isVisible()) return;
      await page.getByRole('button', { name: 'Get a code instead' }).click();
    },
    shown: (page) => page.getByRole('dialog', { name: 'Sign in to continue' }).getByText('Send code'),
  },
  {
    name: 'area-search',
    ...inTutorArea,
    open: async (page) => {
      const button = page.getByRole('button', { name: 'Search pages' });
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    },
    shown: (page) => page.getByRole('search').getByRole('combobox'),
  },
  {
    name: 'bell',
    ...inTutorArea,
    // The next page tries again.
    open: (page) =>
      turnTo(page.url().endsWith('/tutor/dashboard') ? '/tutor/my-students' : '/tutor/dashboard')(page),
    shown: (page) => page.getByRole('button', { name: /^Notices/ }),
  },
  {
    name: 'notices',
    ...inTutorArea,
    before: (page) => page.getByRole('button', { name: /^Notices/ }),
    open: (page) => page.getByRole('button', { name: /^Notices/ }).click(),
    shown: (page) => page.getByRole('region', { name: 'Notices' }),
  },
  {
    name: 'notice-pages',
    ...inTutorArea,
    open: turnTo('/notices/settings'),
    shown: (page) => page.getByRole('button', { name: 'Save' }),
  },
  {
    name: 'slots',
    account: accounts.readyTutor,
    path: () => '/tutor/my-students',
    before: (page) => page.getByRole('heading', { level: 1 }),
    open: async (page) => {
      const again = page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click();
      else await turnTo('/tutor/dashboard')(page);
    },
    shown: (page) => page.getByRole('heading', { name: 'New jobs for your searches' }),
  },
  {
    name: 'modal',
    account: accounts.guardian,
    path: async (site) => `/job-details/${(await boardJobs(site))[0]?.id}`,
    before: (page) => page.getByRole('heading', { level: 1, name: /^Need Tutor For / }),
    open: (page) => page.getByRole('button', { name: /^Save/ }).click(),
    shown: (page) => page.getByRole('dialog', { name: 'Switch Required' }).getByRole('button').first(),
  },
  {
    name: 'account-switcher',
    ...inTutorArea,
    open: turnTo('/account-switcher'),
    shown: (page) => page.getByRole('heading', { name: 'Switching Account' }),
  },
  {
    name: 'demo-drawer',
    ...inTutorArea,
    open: turnTo('/ui'),
    shown: (page) => page.getByRole('slider'),
  },
  {
    name: 'overrides',
    path: async (site) =>
      `/terms-conditions?mfe.public=${(await registryOf(site)).apps['mfe-public']?.active}`,
    shown: (page) => page.getByRole('complementary', { name: 'This browser only' }),
  },
  {
    name: 'tier-zod',
    path: () => '/terms-conditions',
    before: (page) => page.getByRole('heading', { level: 1 }),
    open: turnTo('/auth/signin'),
    shown: (page) => page.getByRole('textbox', { name: 'Phone number' }),
  },
  {
    name: 'tier-map',
    account: accounts.guardian,
    path: () => '/parent/dashboard',
    before: dashboardHeading,
    open: turnTo('/parent/dashboard/settings/location'),
    shown: (page) => page.locator('.leaflet-container').first(),
  },
];

interface Load {
  readonly site: TestSite;
  /** Is true if the part's code is held back until the page's clock has passed every time limit of its load. */
  readonly held: boolean;
}

/** Longer than the time limits of a load and of a file of it, in ms. */
const pastLimits = 31_000;

/** Loads a part on a slow processor, whose first try the clock leaps over, and tries again as a person would until it is
 * shown: these tries have the time that a slow machine takes. */
export async function loadPart(page: Page, part: LazyPart, { site, held }: Load): Promise<void> {
  const waiting = new Set<() => void>();
  let holding = false;
  await page.route(/\/files\/shell\/async\//, async (route) => {
    if (holding) await new Promise<void>((resolve) => waiting.add(resolve));
    await route.continue();
  });
  // The account stays what it is, also when the page closes meanwhile.
  const unanswered: Route[] = [];
  await page.route(/switch-account|create-(tutor|parent)-profile/, (route) => void unanswered.push(route));
  await page.clock.install();
  const browser = await page.context().newCDPSession(page);
  const slow = () => browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  if (!part.before) await slow();
  await page.goto(await part.path(site), { waitUntil: 'commit' });
  if (part.before) {
    await expect(part.before(page)).toBeVisible();
    // Until here a new path would be the first one of the document.
    await expect(page.locator('#root #content')).toBeAttached();
    holding = held;
    await slow();
  }
  const shown = part.shown(page);
  let isFirst = true;
  await expect(async () => {
    // A part that could not be loaded says so, and offers to try again.
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    if (!(await shown.isVisible())) await part.open?.(page);
    if (holding) await expect.poll(async () => waiting.size > 0 || (await shown.isVisible())).toBe(true);
    // Once: the time limits of a later try, too, would pass within few leaps.
    if (isFirst) await page.clock.fastForward(holding ? pastLimits : 4000);
    isFirst = false;
    holding = false;
    for (const go of waiting) go();
    waiting.clear();
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass({ intervals: [0] });
  await Promise.all(unanswered.map((route) => route.abort()));
}

/** A part that was not loaded in time may leave these in the console. */
export const loadFailures = /ChunkLoadError|No answer after 30 s|_gateway\/telemetry|Loading (CSS )?chunk/;
