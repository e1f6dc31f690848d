import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { repoRoot } from '../../deploy/registry/index.ts';
import { workOfFrames } from './frame-work.ts';

export interface ScrollOptions {
  /** Cards to scroll through. */
  cards: number;
  /** Jobs in the database, of which about a third are open. */
  jobs: number;
  /** How many times slower the processor is. */
  cpu: number;
  json: string | undefined;
}

interface Sample {
  /** Cards that have been in the document so far, and those that are in it now. */
  seen: number;
  cards: number;
  elements: number;
  /** Megabytes of the script heap, after a collection. */
  heap: number;
}

interface ScrollState {
  frames: number[];
  /** When the last frame was; NaN when none is to be counted from. */
  last: number;
  ids: Set<string>;
}

/** How long, in ms, the list may go on without a new card, and one look at the page may take. */
const patience = 60_000;

/** Keeps the time between frames, in ms, and the ids of all cards that came. */
function watchFrames(): void {
  const state: ScrollState = { frames: [], last: Number.NaN, ids: new Set() };
  (globalThis as unknown as { scrollState: ScrollState }).scrollState = state;
  const frame = (now: number) => {
    if (state.last > 0) state.frames.push(now - state.last);
    state.last = now;
    for (const card of document.querySelectorAll<HTMLElement>('[data-job-id]'))
      state.ids.add(card.dataset['jobId'] ?? '');
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { frames, ids } = (globalThis as unknown as { scrollState: ScrollState }).scrollState;
    return { frames, seen: ids.size };
  });

/** Scrolls a board of many jobs as somebody in a hurry does, and says how long the longest frame was, how large the
 * document grew, and whether the way back from a job leads to the same card. */
export async function boardScroll({ cards, jobs, cpu, json }: ScrollOptions): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-scroll-'));
  await prepareReleases({ dataDir });
  const seed = join(repoRoot, 'api/bench/seed-jobs.ts');
  const env = { ...process.env, DATA_DIR: dataDir };
  const seeded = spawnSync(process.execPath, [seed, String(jobs)], { stdio: 'inherit', env });
  if (seeded.status !== 0) throw new Error('The jobs could not be made.');
  const site = await startSite({ port: 0, dataDir, demo: false });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  });
  try {
    const { page, cdp, asked } = await openBoard(browser, site.url);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    // What this machine takes by itself: nothing happens on the page.
    await page.waitForTimeout(5000);
    const { frames: rest } = await stateOf(page);

    const samples: Sample[] = [];
    for await (const seen of scrolled(page, cards, asked))
      if (samples.length * 100 <= seen) samples.push(await inTime(sampleOf(page, seen)));
    const { frames: all, seen } = await stateOf(page);
    const frames = all.slice(rest.length);
    samples.push(await sampleOf(page, seen));

    const back = await backFromJob(page);
    await page.close();
    const free = await openBoard(browser, site.url);
    const work = await workOfFrames(browser, free.page, async () => {
      for await (const seen of scrolled(free.page, cards, free.asked)) if (seen >= cards) return;
    });
    const result = {
      jobs,
      cpu,
      seen,
      /** Pages of the board that were asked for; the first came with the document. */
      asked: asked(),
      frames: frames.length,
      /** The ten longest, in ms. */
      longest: longestOf(frames),
      /** The same of five seconds at rest. */
      longestAtRest: longestOf(rest),
      /** What the page itself works for its longest frames, in ms of a processor so much slower. */
      work: longestOf(work.map((ms) => ms * cpu)),
      over200: frames.filter((ms) => ms > 200).length,
      samples,
      /** Distance in pixels of the card from where it was, after going back. */
      back,
    };
    console.table(samples);
    console.log(`pages asked for: ${result.asked}`);
    console.log(`longest frames, ms: ${result.longest.join(' ')}; over 200 ms: ${result.over200}`);
    console.log(`longest at rest, ms: ${result.longestAtRest.join(' ')}`);
    console.log(`work for the longest frames, ms of processor time x ${cpu}: ${result.work.join(' ')}`);
    console.log(`back from a job: its card is ${back} px off`);
    if (json) writeFileSync(json, `${JSON.stringify(result, null, 2)}\n`);
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The board on a phone in a browser without a cache, with its frames recorded. */
async function openBoard(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const asked = countCalls(page);
  const cdp = await context.newCDPSession(page);
  await page.goto(`${url}/job-board`);
  await page.locator('[data-job-id]').first().waitFor();
  await page.evaluate(watchFrames);
  await page.mouse.move(180, 400);
  return { page, cdp, asked };
}

/** Flicks the list upwards until so many cards have come; yields after each flick how many have. */
async function* scrolled(page: Page, cards: number, asked: () => number): AsyncGenerator<number> {
  let grown = Date.now();
  for (let seen = 0; seen < cards; ) {
    // One flick of the thumb, and the moment until the next.
    await inTime(page.mouse.wheel(0, 900));
    await page.waitForTimeout(120);
    const before = seen;
    ({ seen } = await inTime(stateOf(page)));
    if (seen > before) grown = Date.now();
    if (Date.now() - grown > patience)
      throw new Error(`No new card after ${seen} for ${patience / 1000} s; ${asked()} pages were asked for.`);
    yield seen;
  }
}

/** Counts the calls for pages of the board. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/job-board') calls += 1;
  });
  return () => calls;
}

/** A page whose script never ends would block the benchmark. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const silence = new Error(`The page did not answer within ${patience / 1000} s.`);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, patience, silence);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const longestOf = (frames: readonly number[]) =>
  frames
    .toSorted((a, b) => b - a)
    .slice(0, 10)
    .map(Math.round);

async function sampleOf(page: Page, seen: number): Promise<Sample> {
  return page.evaluate((seenNow) => {
    const { gc, scrollState } = globalThis as unknown as { gc?: () => void; scrollState: ScrollState };
    gc?.();
    // The collection's own frame says nothing of the page.
    scrollState.last = Number.NaN;
    const { memory } = performance as unknown as { memory?: { usedJSHeapSize: number } };
    return {
      seen: seenNow,
      cards: document.querySelectorAll('[data-job-id]').length,
      elements: document.querySelectorAll('*').length,
      heap: Math.round((memory?.usedJSHeapSize ?? 0) / 1e5) / 10,
    };
  }, seen);
}

/** Opens a job that is in sight and goes back; returns how many pixels its card is then off. */
async function backFromJob(page: Page): Promise<number> {
  // Pages that leave the document above must not move what is looked at.
  await page.waitForTimeout(1000);
  const id = await page.evaluate(() => {
    const inSight = [...document.querySelectorAll<HTMLElement>('[data-job-id]')].find((card) => {
      const { top } = card.getBoundingClientRect();
      return top > 0 && top < innerHeight / 2;
    });
    return inSight?.dataset['jobId'];
  });
  const card = page.locator(`[data-job-id="${id}"]`);
  const top = async () => (await card.boundingBox())?.y ?? Number.NaN;
  const link = card.getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const before = await top();
  await link.click();
  await page.getByRole('heading', { level: 1, name: /^Need Tutor For/ }).waitFor();
  await page.goBack();
  await card.waitFor();
  await page.waitForTimeout(1000);
  return Math.round((await top()) - before);
}
