import { writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { accounts, password } from '../support/accounts.ts';
import { browserFlags } from './browser.ts';
import { ownSite } from './own-site.ts';

/** The longest that an interaction may take until the next frame, in ms. */
const bar = 150;

interface Options {
  runs: number;
  /** Slows the processor by this factor. */
  cpu: number;
  /** Origin of a site with demo data that runs; without it one is started. */
  server: string | undefined;
  json: string | undefined;
}

interface Interaction {
  readonly step: string;
  /** Names the event that took longest: `pointerup`, `keydown`. */
  readonly type: string;
  /** From the press until the next frame, in ms, in steps of 8. */
  readonly ms: number;
}

/** Interaction to Next Paint of a scripted visit on a phone with a slow processor: a guest reads, filters, signs in, and
 * works in the tutor's area. Each interaction is measured by the browser (Event Timing). */
export async function inpBench({ runs, cpu, server, json }: Options): Promise<boolean> {
  const site = server === undefined ? await ownSite() : { url: new URL(server).origin, stop: async () => {} };
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserFlags });
  const visits: Interaction[][] = [];
  try {
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, site.url, cpu));
  } finally {
    await browser.close();
    await site.stop();
  }
  if (json) writeFileSync(json, `${JSON.stringify(visits, null, 2)}\n`);
  return print(visits, cpu);
}

/** Reports what the browser measured of each event of an interaction; `durationThreshold` is the least it allows. */
function watchInteractions(): void {
  const report = (type: string, id: number, ms: number) =>
    (window as unknown as { benchEvent: (type: string, id: number, ms: number) => Promise<void> }).benchEvent(
      type,
      id,
      ms,
    );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) void report(entry.name, entry.interactionId, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function visit(browser: Browser, origin: string, cpu: number): Promise<Interaction[]> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const found = new Map<string, Interaction>();
    let step = '';
    await page.exposeFunction('benchEvent', (type: string, id: number, ms: number) => {
      const key = `${step} ${id}`;
      if (ms > (found.get(key)?.ms ?? 0)) found.set(key, { step, type, ms });
    });
    await page.addInitScript(watchInteractions);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    for (const [name, act] of steps) {
      step = name;
      await act(page, origin);
      await page.evaluate(twoFrames);
    }
    return [...found.values()];
  } finally {
    await context.close();
  }
}

/** Measured events are reported after the frame that followed them. */
const twoFrames = () =>
  new Promise<void>((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))),
  );

type Step = readonly [name: string, act: (page: Page, origin: string) => Promise<void>];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const title = (page: Page, name: string | RegExp) =>
  page.locator('#root').getByRole('heading', { level: 1, name }).first().waitFor();
const tapLink = (page: Page, path: string) => page.locator(`#root a[href="${path}"]:visible`).first().tap();

const steps: readonly Step[] = [
  [
    'menu opened',
    async (page, origin) => {
      await page.goto(origin);
      await page.locator('#porao-first').waitFor({ state: 'detached' });
      await page.locator('#root summary', { hasText: 'Open the menu' }).tap();
    },
  ],
  [
    'menu closed',
    async (page) => {
      await page.locator('#root summary', { hasText: 'Close the menu' }).tap();
    },
  ],
  [
    'to the board',
    async (page) => {
      await tapLink(page, '/job-board');
      await page.locator('#root [data-job-id]').first().waitFor();
    },
  ],
  [
    'filters opened',
    async (page) => {
      await button(page, /^Filters/).tap();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'filter chosen',
    async (page) => {
      await page.getByRole('dialog').getByRole('radio', { name: 'Female' }).first().tap();
    },
  ],
  [
    'filters applied',
    async (page) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Apply/ })
        .tap();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  ],
  [
    'order changed',
    async (page) => {
      await page.getByRole('combobox', { name: 'Sort by' }).press('h');
      await page.waitForURL(/sort=salary/);
    },
  ],
  [
    'job opened',
    async (page) => {
      await page.locator('#root [data-job-id] a[href^="/job-details/"]').first().tap();
      await title(page, /^Need Tutor For/);
    },
  ],
  [
    'to sign-in',
    async (page) => {
      await page.getByRole('link', { name: 'Apply Now' }).tap();
      await page.getByLabel('Phone number').waitFor();
    },
  ],
  [
    'phone typed',
    async (page) => {
      await page.getByLabel('Phone number').pressSequentially(accounts.readyTutor);
    },
  ],
  [
    'password typed',
    async (page) => {
      await page.getByLabel('Password', { exact: true }).pressSequentially(password);
    },
  ],
  [
    'signed in',
    async (page) => {
      await button(page, /^Sign In$/i).tap();
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
      await page.locator('#root [data-main-content]').first().waitFor();
    },
  ],
  [
    'to the dashboard',
    async (page, origin) => {
      await page.goto(`${origin}/tutor/dashboard`);
      await title(page, /^Hello, /);
      await button(page, /^Notices/).tap();
      await page.getByRole('region', { name: 'Notices' }).waitFor();
    },
  ],
  [
    'page searched',
    async (page) => {
      await page.keyboard.press('Escape');
      await button(page, 'Search pages').tap();
      await page.getByRole('combobox').last().pressSequentially('prof');
    },
  ],
];

function print(visits: readonly Interaction[][], cpu: number): boolean {
  const worst = (list: readonly Interaction[]) => Math.max(0, ...list.map(({ ms }) => ms));
  for (const [step] of steps) {
    const of = visits.map((list) => worst(list.filter((one) => one.step === step)));
    console.log(`${step.padEnd(18)} ${of.map((ms) => String(ms).padStart(5)).join(' ')}`);
  }
  const each = visits.map(worst).toSorted((a, b) => a - b);
  const inp = each[Math.floor(each.length / 2)] ?? Number.NaN;
  console.log(
    `INP, median of ${visits.length} visits at a processor slowed ${cpu} times: ${inp} ms (bar ${bar})`,
  );
  return inp <= bar;
}
