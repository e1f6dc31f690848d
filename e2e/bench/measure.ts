import type { Browser, CDPSession, Cookie, Page } from '@playwright/test';

export interface Network {
  name: string;
  /** Bytes a second; -1 does not limit. */
  throughput: number;
  /** Milliseconds. */
  latency: number;
  /** Slows the processor by this factor. */
  cpu: number;
}

export const networks: readonly Network[] = [
  { name: 'slow-4g', throughput: (1.6 * 1024 * 1024) / 8, latency: 150, cpu: 4 },
  { name: 'unthrottled', throughput: -1, latency: 0, cpu: 1 },
];

export interface Load {
  /** Milliseconds from the navigation's start to the frame that holds the main content. */
  ms: number;
  /** Bytes of scripts on the wire. */
  scriptBytes: number;
  requests: number;
}

/** Marks the frame after the first element with `data-main-content` is in the page. */
function watchMainContent(): void {
  const found = () => document.querySelector('[data-main-content]') !== null;
  const observer = new MutationObserver(() => {
    if (!found()) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark('main-content'));
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Gives the page this network and processor. */
export async function slowDown(page: Page, { latency, throughput, cpu }: Network): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return cdp;
}

export interface Script {
  readonly url: string;
  /** On the wire. */
  readonly bytes: number;
}

/** The scripts that a page has loaded so far; the list grows. */
export function countScripts(cdp: CDPSession): readonly Script[] {
  const urls = new Map<string, string>();
  const scripts: Script[] = [];
  cdp.on('Network.responseReceived', ({ requestId, type, response: { mimeType, url } }) => {
    if (type === 'Script' || mimeType.includes('javascript')) urls.set(requestId, url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const url = urls.get(requestId);
    if (url !== undefined) scripts.push({ url, bytes });
  });
  return scripts;
}

export const bytesOf = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** One load with an empty cache in a context of its own. */
export async function load(
  browser: Browser,
  url: string,
  network: Network,
  cookies: Cookie[],
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    await context.addCookies(cookies);
    await context.addInitScript(watchMainContent);
    const page = await context.newPage();
    const cdp = await slowDown(page, network);

    const scripts = countScripts(cdp);
    let requests = 0;
    const open = new Set<string>();
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      // A beacon is sent in the background and waits for nothing; a stream of events never ends.
      if (!request.url.startsWith('http') || type === 'Ping' || request.url.includes('/events/')) return;
      requests += 1;
      open.add(requestId);
    });
    cdp.on('Network.loadingFinished', ({ requestId }) => open.delete(requestId));
    cdp.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));

    await page.goto(url, { waitUntil: 'commit' });
    const mark = () => performance.getEntriesByName('main-content')[0]?.startTime;
    const handle = await page.waitForFunction(mark, undefined, { polling: 50, timeout: 60_000 });
    const ms = (await handle.jsonValue()) ?? Number.NaN;
    await untilQuiet(open);
    return { ms, scriptBytes: bytesOf(scripts), requests };
  } finally {
    await context.close();
  }
}

/** Waits until nothing was under way for half a second, at most ten. */
async function untilQuiet(open: ReadonlySet<string>): Promise<void> {
  for (let waited = 0, quiet = 0; waited < 10_000 && quiet < 500; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    quiet = open.size === 0 ? quiet + 50 : 0;
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** The id of an open job of the demo data. */
export async function firstJob(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/job-board?per_page=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await answer.json()) as { data: { id: number }[] };
  const id = data[0]?.id;
  if (id === undefined) throw new Error('The demo data has no open job.');
  return id;
}
