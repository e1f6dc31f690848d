import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import type { PageData, PageRemote } from '@porao/contracts';
import { arrivedName } from '@porao/contracts/page';
import { releasableApps } from '../../deploy/local/apps.ts';
import {
  activate,
  endCanary,
  promote,
  publish,
  type RegistryDriver,
  repoRoot,
  rollback,
  startCanary,
} from '../../deploy/registry/index.ts';
import { ownRegistry } from '../../deploy/registry/open.ts';
import { localKey } from '../../deploy/registry/release-keys.ts';
import type { SigningKey } from '../../deploy/registry/signature.ts';

const allApps = releasableApps();
const paths = ['/', '/job-board', '/auth/signin', '/terms-conditions', '/support', '/signup-as'];
const readers = 8;
const by = { actor: 'soak', reason: 'soak' };

export interface SoakOptions {
  readonly url: string;
  readonly dataDir: string;
  readonly browser: Browser;
  /** It goes on for so long, and until so much was loaded, however slow the machine is. */
  readonly seconds: number;
  readonly pages?: number;
  readonly navigations?: number;
  /** Lists the shipped apps; without it, all are shipped. */
  readonly apps?: readonly string[];
  /** Activations, canaries, promotions and rollbacks over the whole time. */
  readonly changes: number;
}

export interface SoakResult {
  readonly pages: number;
  readonly requests: number;
  readonly navigations: number;
  readonly changes: number;
  /** Failed requests, mixed releases, script errors: there must be none. */
  readonly faults: string[];
}

/** Loads and navigates without a break while releases are shipped and taken back. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const { url, dataDir, browser, seconds, changes, pages = 0, navigations = 0, apps = allApps } = options;
  const driver = ownRegistry(dataDir);
  const others = await secondReleases(driver, apps, localKey({ DATA_DIR: dataDir }));
  const end = Date.now() + seconds * 1_000;
  const result = { pages: 0, requests: 0, navigations: 0, changes: 0, faults: [] as string[] };
  const isOver = () => Date.now() > end && result.pages >= pages && result.navigations >= navigations;
  await Promise.all([
    ...Array.from({ length: readers }, (_, index) => replay(url, index, result, isOver)),
    ...[1, 2].map(() => browse(browser, url, result, isOver)),
    ship(driver, others, { pause: (seconds * 1_000) / (changes + 1), changes, result }),
  ]);
  return result;
}

/** A second release of each app, of the same sources under another id. */
async function secondReleases(
  driver: RegistryDriver,
  apps: readonly string[],
  key: SigningKey,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const app of apps) {
    const dist = join(mkdtempSync(join(tmpdir(), 'porao-soak-')), 'dist');
    cpSync(join(repoRoot, app, 'dist'), dist, { recursive: true });
    writeFileSync(join(dist, 'second.txt'), 'second');
    found.set(app, (await publish(driver, { app, dist, key, commit: 'soak' })).id);
  }
  return found;
}

/** Each app in turn: activated, rolled back, shown to a half as a canary, promoted or taken back. */
async function ship(
  driver: RegistryDriver,
  others: ReadonlyMap<string, string>,
  {
    pause,
    changes,
    result,
  }: { pause: number; changes: number; result: { changes: number; faults: string[] } },
): Promise<void> {
  const apps = [...others.keys()];
  const steps = [...others].flatMap(([app, other]) => {
    return [
      () => activate(driver, { [app]: other }, by),
      () => rollback(driver, app, undefined, by),
      () => startCanary(driver, { [app]: other }, 50, by),
      () => promote(driver, app, by),
      () => rollback(driver, app, undefined, by),
      () => startCanary(driver, { [app]: other }, 30, by),
      () => endCanary(driver, app, by),
      () => activate(driver, { [app]: other }, by),
    ];
  });
  // Apps take turns, so that several of them change on the pages that are open.
  const order = steps.map((_, index) => (index % apps.length) * 8 + Math.floor(index / apps.length));
  for (let index = 0; index < changes; index += 1) {
    await sleep(pause);
    try {
      await steps[order[index % order.length] ?? 0]?.();
      result.changes += 1;
    } catch (error) {
      result.faults.push(`change ${index}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** A browser's worth of requests: the page, then every file that it names. */
async function replay(
  url: string,
  index: number,
  result: { pages: number; requests: number; faults: string[] },
  isOver: () => boolean,
): Promise<void> {
  const cookie = `porao_bucket=${(index * 13) % 100}`;
  for (let turn = index; !isOver(); turn += 1) {
    const path = paths[turn % paths.length] ?? '/';
    const answer = await fetch(url + path, { headers: { accept: 'text/html', cookie } });
    const html = await answer.text();
    result.pages += 1;
    if (answer.status !== 200) result.faults.push(`${path} answers ${answer.status}`);
    result.faults.push(...(await mixtures(url, html)).map((what) => `${path}: ${what}`));
    const files = new Set(
      [...html.matchAll(/(?:href|src)="(\/(?:files|releases)\/[^"]+)"/g)].map((match) => match[1] ?? ''),
    );
    for (const file of files) {
      const one = await fetch(url + file);
      await one.arrayBuffer();
      result.requests += 1;
      if (one.status !== 200) result.faults.push(`${file} answers ${one.status}`);
    }
    await sleep(100);
  }
}

/** Files of a page that are not of the release that it names. */
async function mixtures(url: string, html: string): Promise<string[]> {
  const json = /id="porao-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) return ['carries no releases'];
  const page = JSON.parse(json) as PageData;
  const faults: string[] = [];
  for (const [app, address] of Object.entries(page.described ?? {})) {
    const { integrity, release } = (await (await fetch(url + address)).json()) as PageRemote;
    for (const [, path = ''] of html.matchAll(new RegExp(`"/files/${app}/([^"]+)"`, 'g')))
      if (!Object.hasOwn(integrity, path)) faults.push(`a file of ${app} beside ${release}: ${path}`);
  }
  return faults;
}

/** A visitor who follows links from page to page and sometimes loads again. */
async function browse(
  browser: Browser,
  url: string,
  result: { navigations: number; faults: string[] },
  isOver: () => boolean,
): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: url });
  watch(context, result.faults);
  const page = await context.newPage();
  const turn = async (path: string, heading: RegExp) => {
    // As a link does, within the page.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.getByRole('heading', { name: heading }).first().waitFor({ timeout: 40_000 });
    result.navigations += 1;
  };
  while (!isOver()) {
    try {
      await page.goto('/terms-conditions');
      await page.locator('h1').first().waitFor({ timeout: 40_000 });
      result.navigations += 1;
      await turn('/signup-as', /./);
      await turn('/support', /./);
      // A release that was taken back is replaced in the page: nothing of it comes after that.
      const mixed = await page.evaluate((arrived) => {
        const ids = new Map<string, string[]>();
        for (const name of (Reflect.get(window, arrived) as string[] | undefined) ?? []) {
          const [app = '', id = ''] = name.split('/');
          const before = ids.get(app) ?? [];
          if (before.at(-1) !== id) ids.set(app, [...before, id]);
        }
        return [...ids]
          .filter(([, order]) => new Set(order).size < order.length)
          .map(([app, order]) => `${app}: ${order.join(', then ')}`);
      }, arrivedName);
      result.faults.push(...mixed.map((what) => `one page with ${what}`));
    } catch (error) {
      result.faults.push(
        `browser: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
      );
    }
  }
  await context.close();
}

function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (error) => faults.push(`script error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const words = request.failure()?.errorText ?? 'failed';
    if (words !== 'net::ERR_ABORTED') faults.push(`${request.url()} ${words}`);
  });
  context.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.url()} answers ${answer.status()}`);
  });
}
