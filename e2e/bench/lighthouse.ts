import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { browserFlags } from './browser.ts';
import { firstJob, median } from './measure.ts';

/** The least median of each category, in percent. */
const bars = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof bars;
const categories = Object.keys(bars) as Category[];

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
  const results: { route: string; reports: Result[] }[] = [];
  try {
    const jobId = await firstJob(site.url);
    for (const route of ['/', '/job-board', `/job-details/${jobId}`, '/terms-conditions']) {
      const reports: Result[] = [];
      for (let run = 0; run < runs; run += 1) reports.push(await report(site.url + route));
      results.push({ route, reports });
      print(route, reports);
    }
  } finally {
    await site.stop();
  }
  if (json) writeFileSync(json, `${JSON.stringify(results)}\n`);
  const missed = results.flatMap(({ route, reports }) =>
    categories
      .filter((category) => score(reports, category) < bars[category])
      .map((category) => `${route} ${category} ${score(reports, category)}, not ${bars[category]}`),
  );
  for (const line of missed) console.log(`Missed: ${line}`);
  return missed.length === 0;
}

async function ownSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-bench-'));
  await prepareReleases({ dataDir });
  const site = await startSite({ port: 0, dataDir, demo: true });
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** In a browser of its own, so that nothing is known to it. Now and then a trace lacks its beginning, and Lighthouse
 * asks to be run again. */
async function report(url: string, tries = 3): Promise<Result> {
  const browser = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: [...browserFlags, '--headless=new'],
  });
  let lhr: Result | undefined;
  try {
    const options = { port: browser.port, logLevel: 'error', onlyCategories: categories } as const;
    lhr = (await lighthouse(url, options))?.lhr;
  } finally {
    browser.kill();
  }
  if (lhr && !lhr.runtimeError) return lhr;
  if (tries > 1) return report(url, tries - 1);
  throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'Lighthouse gave no result.'}`);
}

const score = (reports: readonly Result[], category: Category): number =>
  median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));

function print(route: string, reports: readonly Result[]): void {
  const scores = categories.map((category) => `${category} ${score(reports, category)}`);
  const values = Object.entries(metrics).map(([name, audit]) => {
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    return name === 'CLS' ? `${name} ${value.toFixed(3)}` : `${name} ${value.toFixed(0)} ms`;
  });
  console.log(`${route.replace(/\d+$/, '{id}').padEnd(18)} ${scores.join('  ')}   ${values.join('  ')}`);
}
