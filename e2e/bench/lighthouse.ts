import { writeFileSync } from 'node:fs';
import { type Cookie, chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { browserFlags } from './browser.ts';
import { browserCookies } from './first-load.ts';
import { firstJob, median } from './measure.ts';
import { ownSite } from './own-site.ts';

/** The least median of each category, in percent; a page behind a guard is not for search engines. */
const publicBars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const signedInBars = { performance: 95, accessibility: 100, 'best-practices': 100 };
type Category = keyof typeof publicBars;
type Bars = Partial<Record<Category, number>>;
const categories = Object.keys(publicBars) as Category[];
/** The most that the median may be, in ms. */
const blockingTimeBar = 120;

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  SI: 'speed-index',
  CLS: 'cumulative-layout-shift',
};

interface Options {
  runs: number;
  /** Origin of a site that runs; without it one is started. */
  server: string | undefined;
  json: string | undefined;
}

/** Lighthouse for phones with its own throttling, a first visit each time: medians, and whether they pass the bars. */
export async function lighthouseBench({ runs, server, json }: Options): Promise<boolean> {
  const site = server === undefined ? await ownSite() : { url: new URL(server).origin, stop: async () => {} };
  const results: { route: string; bars: Bars; reports: Result[] }[] = [];
  try {
    const job = `/job-details/${await firstJob(site.url)}`;
    const session = await browserCookies(site.url);
    const pages = [
      ...['/', '/job-board', job, '/terms-conditions', '/porao-shop', '/support'].map((route) => ({
        route,
        bars: publicBars,
        cookies: [],
      })),
      ...['/tutor/dashboard', '/tutor/settings/personal-info'].map((route) => ({
        route,
        bars: signedInBars,
        cookies: session,
      })),
    ];
    for (const { route, bars, cookies } of pages) {
      const reports: Result[] = [];
      for (let run = 0; run < runs; run += 1) reports.push(await report(site.url + route, cookies));
      results.push({ route, bars, reports });
      print(route, reports);
    }
  } finally {
    await site.stop();
  }
  if (json) writeFileSync(json, `${JSON.stringify(results)}\n`);
  const missed = results.flatMap(missedBars);
  for (const line of missed) console.log(`Missed: ${line}`);
  return missed.length === 0;
}

function missedBars({ route, bars, reports }: { route: string; bars: Bars; reports: readonly Result[] }) {
  const blocked = median(valuesOf(reports, metrics.TBT));
  return [
    ...categories.flatMap((category) => {
      const value = score(reports, category);
      return value < (bars[category] ?? 0) ? [`${route} ${category} ${value}, not ${bars[category]}`] : [];
    }),
    ...(blocked > blockingTimeBar ? [`${route} TBT ${blocked.toFixed(0)} ms, not ${blockingTimeBar}`] : []),
  ];
}

/** In a browser of its own, so that nothing is known to it. Now and then a trace lacks its beginning, and Lighthouse
 * asks to be run again. */
async function report(url: string, cookies: Cookie[], tries = 3): Promise<Result> {
  const browser = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: [...browserFlags, '--headless=new'],
  });
  let lhr: Result | undefined;
  try {
    if (cookies.length > 0) await keepCookies(browser.port, cookies);
    const options = { port: browser.port, logLevel: 'error', onlyCategories: categories } as const;
    lhr = (await lighthouse(url, options))?.lhr;
  } finally {
    browser.kill();
  }
  if (lhr && !lhr.runtimeError) return lhr;
  if (tries > 1) return report(url, cookies, tries - 1);
  throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'Lighthouse gave no result.'}`);
}

/** In the browser at this port of the DevTools protocol. */
async function keepCookies(port: number, cookies: Cookie[]): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0]?.addCookies(cookies);
  await browser.close();
}

const valuesOf = (reports: readonly Result[], audit: string): number[] =>
  reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);

const score = (reports: readonly Result[], category: Category): number =>
  median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));

function print(route: string, reports: readonly Result[]): void {
  const scores = categories.map((category) => `${category} ${score(reports, category)}`);
  const values = Object.entries(metrics).map(([name, audit]) => {
    const value = median(valuesOf(reports, audit));
    return name === 'CLS' ? `${name} ${value.toFixed(3)}` : `${name} ${value.toFixed(0)} ms`;
  });
  console.log(`${route.replace(/\d+$/, '{id}').padEnd(18)} ${scores.join('  ')}   ${values.join('  ')}`);
}
