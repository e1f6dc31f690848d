import { writeFileSync } from 'node:fs';
import { type Browser, type Cookie, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { browserFlags } from './browser.ts';
import { sessionCookie } from './first-load.ts';
import { intervalOf, textOf } from './interval.ts';
import { median, type Network, networks, slowDown } from './measure.ts';
import { startArms } from './sites.ts';

/** Pages of different remotes, one a link away from the other. */
const ways = [
  { from: '/', to: '/auth/signin', guarded: false },
  { from: '/auth/signin', to: '/', guarded: false },
  { from: '/tutor/dashboard', to: '/', guarded: true },
  { from: '/', to: '/tutor/dashboard', guarded: true },
];

/** How long somebody stays on the first page, in ms. */
const stays = [
  { name: 'after reading', ms: 8000 },
  { name: 'at once', ms: 0 },
];

/** Time from the click on a link to another remote's page until its content: the published remotes against the same
 * sources as one application with the same rendering, alternating. */
export async function navigation({ runs, json }: { runs: number; json: string | undefined }): Promise<void> {
  const arms = await startArms();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserFlags });
  try {
    const results: object[] = [];
    for (const network of networks) {
      for (const stay of stays) {
        for (const way of ways) {
          const times = { federated: [] as number[], rendered: [] as number[] };
          for (let run = -1; run < runs; run += 1) {
            for (const arm of ['federated', 'rendered'] as const) {
              const cookies = way.guarded ? [await sessionCookie(arms[arm])] : [];
              const ms = await turn(browser, { origin: arms[arm], ...way, cookies, network, stay: stay.ms });
              // The first of each warms the server.
              if (run >= 0) times[arm].push(ms);
            }
          }
          const [federated, rendered] = [median(times.federated), median(times.rendered)];
          const ratio = intervalOf(times.federated, times.rendered);
          results.push({ network: network.name, stay: stay.name, ...way, federated, rendered, ratio });
          console.log(
            `${network.name.padEnd(11)} ${stay.name.padEnd(13)} ${`${way.from} -> ${way.to}`.padEnd(24)}` +
              ` federated ${federated.toFixed(0).padStart(5)} ms, rendered ${rendered.toFixed(0).padStart(5)} ms, ratio ${textOf(ratio)}`,
          );
        }
      }
    }
    if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await browser.close();
    await arms.stop();
  }
}

interface Turn {
  origin: string;
  from: string;
  to: string;
  cookies: Cookie[];
  network: Network;
  /** On the first page, in ms. */
  stay: number;
}

async function turn(browser: Browser, { origin, from, to, cookies, network, stay }: Turn): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await slowDown(page, network);
    await page.goto(origin + from);
    // The scripts have taken over what the server sent.
    await page.waitForFunction(
      () => document.querySelector('#root [data-main-content]') && !document.querySelector('#porao-first'),
      undefined,
      { timeout: 60_000 },
    );
    await page.waitForTimeout(stay);
    await page.evaluate(watchTurn, to);
    await page.locator(`a[href="${to}"]:visible`).first().click();
    return await turnedAfter(page);
  } finally {
    await context.close();
  }
}

/** Keeps when a link was clicked, and marks the frame after the content of the page at `to` is shown. */
function watchTurn(to: string): void {
  const before = document.querySelector('[data-main-content]');
  let clicked = 0;
  addEventListener('click', ({ timeStamp }) => (clicked ||= timeStamp), { capture: true });
  const observer = new MutationObserver(() => {
    const content = document.querySelector('[data-main-content]');
    if (location.pathname !== to || content === null || content === before) return;
    observer.disconnect();
    requestAnimationFrame((now) => performance.measure('turned', { start: clicked, end: now }));
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

async function turnedAfter(page: Page): Promise<number> {
  const handle = await page.waitForFunction(
    () => performance.getEntriesByName('turned')[0]?.duration,
    undefined,
    { polling: 50, timeout: 60_000 },
  );
  return (await handle.jsonValue()) ?? Number.NaN;
}
