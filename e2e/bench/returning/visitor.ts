import { setTimeout as sleep } from 'node:timers/promises';
import { type Cookie, chromium } from '@playwright/test';
import puppeteer, { type CDPSession, CDPSessionEvent } from 'puppeteer-core';
import { ensureChromium } from '../../../deploy/local/chromium.ts';
import { bytesOf, countNetwork } from '../../../deploy/testing/network-bytes.ts';
import { browserFlags } from '../browser.ts';
import { follow } from '../journey.ts';
import { firstJob, type Network } from '../measure.ts';
import { content, type Route, routesOf } from '../routes.ts';

export interface VisitorOptions {
  /** Folder of the browser's profile, which visits share. */
  readonly profile: string;
  readonly origin: string;
  readonly cookies: Cookie[];
  readonly network: Network;
  readonly worker: boolean;
  readonly dictionaries: boolean;
}

export interface Visit {
  /** Scripts and styles over the network, those of the service worker too. */
  readonly code: number;
  /** Those and what else caches keep for good. */
  readonly files: number;
  /** Sum over the pages until a press has acted, or the content is seen where none is pressed. */
  readonly ms: number;
}

/** A page is left when nothing was loaded for so long, in ms. The service worker begins 4 s after the page is idle. */
const quietMs = { worker: 6_000, none: 1_000 };
const mostWaitMs = 60_000;
const pressed: readonly string[] = ['/job-board', '/tutor/dashboard'];

/** Opens board, job and the tutor's dashboard in a browser that is started with what its profile has. */
export async function visit(options: VisitorOptions): Promise<Visit> {
  const { profile, origin, cookies, network, worker, dictionaries } = options;
  const browser = await puppeteer.launch({
    executablePath: await ensureChromium(),
    userDataDir: profile,
    defaultViewport: null,
    args: [
      ...browserFlags,
      '--lang=en-GB',
      ...(dictionaries ? [] : ['--disable-features=CompressionDictionaryTransport']),
    ],
  });
  try {
    const counted = countNetwork();
    await watchTargets(await browser.target().createCDPSession(), counted, network);
    const driven = await chromium.connectOverCDP(browser.wsEndpoint());
    const [context] = driven.contexts();
    if (!context) throw new Error('The browser has no context.');
    await context.addCookies(cookies);
    if (!worker)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    let ms = 0;
    const pages = await pagesOf(origin);
    await warmUp(origin, pages, cookies);
    for (const { path, press } of pages) {
      const page = await context.newPage();
      await page.setViewportSize({ width: 360, height: 740 });
      page.on('pageerror', (error) => console.error(`${page.url()}: ${error.stack ?? error.message}`));
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: network.cpu });
      ms += await follow(page, origin + path, press);
      await untilQuiet(counted, worker ? quietMs.worker : quietMs.none);
      await page.close();
    }
    await driven.close();
    const { loaded } = counted;
    if (process.env['BENCH_FILES']) for (const { url, bytes } of loaded) console.error(`  ${bytes} ${url}`);
    const code = bytesOf(loaded.filter(({ isCode }) => isCode));
    return { code, files: bytesOf(loaded.filter(({ isFile }) => isFile)), ms };
  } finally {
    await browser.close();
  }
}

async function pagesOf(origin: string): Promise<Pick<Route, 'path' | 'press'>[]> {
  const job = await firstJob(origin);
  const [board, dashboard] = routesOf(job, '').filter(({ name }) => pressed.includes(name));
  if (!board || !dashboard) throw new Error('The first loads no longer press on board and dashboard.');
  const jobPage = { path: `/job-details/${job}`, press: [{ path: '^/job-details/', selector: content }] };
  return [board, jobPage, dashboard];
}

/** Others were there first: a gateway that has just loaded a release may leave a page's content out. */
async function warmUp(origin: string, pages: readonly { path: string }[], cookies: readonly Cookie[]) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const { path } of [...pages, ...pages])
    await (await fetch(origin + path, { headers: { cookie } })).text();
}

/** Counts what each page and worker loads from its first request on, and slows it down. */
async function watchTargets(
  session: CDPSession,
  counted: ReturnType<typeof countNetwork>,
  network: Network,
): Promise<void> {
  const targets = new Map<string, ReturnType<typeof counted.ofTarget>>();
  session.on(CDPSessionEvent.SessionDetached, (child) => targets.get(child.id())?.closed());
  session.on(CDPSessionEvent.SessionAttached, (child) => {
    const target = counted.ofTarget(child.id());
    child.on('Network.requestWillBeSent', target.requestWillBeSent);
    child.on('Network.requestServedFromCache', target.requestServedFromCache);
    child.on('Network.responseReceived', target.responseReceived);
    child.on('Network.loadingFinished', target.loadingFinished);
    child.on('Network.loadingFailed', target.loadingFailed);
    targets.set(child.id(), target);
    // A target that is gone meanwhile has nothing to count.
    begin(child, network).catch(() => undefined);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  });
}

async function begin(child: CDPSession, { latency, throughput }: Network): Promise<void> {
  await child.send('Network.enable');
  await child.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await child.send('Runtime.runIfWaitingForDebugger');
}

async function untilQuiet({ open, loaded }: ReturnType<typeof countNetwork>, forMs: number): Promise<void> {
  const step = 50;
  for (let waited = 0, quiet = 0, count = -1; waited < mostWaitMs && quiet < forMs; waited += step) {
    await sleep(step);
    quiet = open.size === 0 && loaded.length === count ? quiet + step : 0;
    count = loaded.length;
  }
}
