import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { announce, type Development, develop, sourceEdits } from '../support/develop.ts';
import { browserFlags } from './browser.ts';
import { sessionCookie } from './first-load.ts';
import { median } from './measure.ts';

/** In the page: the time by the clock at which it has the edit. */
type ShownAt = (mark: string) => number | false;

interface Kind {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: (mark: string) => string;
  readonly shownAt: ShownAt;
}

const inText: ShownAt = (mark) =>
  (document.querySelector('main')?.textContent ?? '').includes(mark) && Date.now();

const inStyle: ShownAt = (mark) =>
  [...document.querySelectorAll('[data-main-content] *')].some(
    (element) => getComputedStyle(element).rowGap === `${mark.slice(4)}px`,
  ) && Date.now();

const inOverlay: ShownAt = (mark) =>
  (document.querySelector('rsbuild-error-overlay')?.shadowRoot?.textContent ?? '').includes(mark) &&
  Date.now();

const app = 'mfe-tutor';
const path = '/tutor/dashboard';
const page = `${app}/src/features/dashboard/dashboard.page.tsx`;
const online = 'const online = useOnline();';

const kinds: readonly Kind[] = [
  {
    name: 'markup',
    file: page,
    from: '<CountsSection',
    to: (mark) => `${mark} <CountsSection`,
    shownAt: inText,
  },
  {
    name: 'texts',
    file: `${app}/src/locales/en.ts`,
    from: "'dashboard.since': '",
    to: (mark) => `'dashboard.since': '${mark} `,
    shownAt: inText,
  },
  {
    name: 'style',
    file: `${app}/src/features/dashboard/dashboard.module.css`,
    from: 'gap: var(--space-md);',
    to: (mark) => `gap: ${mark.slice(4)}px;`,
    shownAt: inStyle,
  },
  {
    name: 'shared/ui',
    file: 'shared/ui/src/states/page-header.tsx',
    from: '{title}</Title>',
    to: (mark) => `${mark} {title}</Title>`,
    shownAt: inText,
  },
  {
    name: 'type error',
    file: page,
    from: online,
    to: (mark) => `${online} const planted: '${mark}' = ''; void planted;`,
    shownAt: inOverlay,
  },
  {
    name: 'type error of shared/ui',
    file: 'shared/ui/src/states/page-header.tsx',
    from: 'return (',
    to: (mark) => `const planted: '${mark}' = ''; void planted; return (`,
    shownAt: inOverlay,
  },
];

interface Result {
  readonly front: string;
  readonly kind: string;
  readonly ms: readonly number[];
  readonly reloads: number;
}

/** Edits of sources under `pnpm dev mfe-tutor`, beside a site and in front of one: time from the write of the file
 * until the open page shows it. */
export async function devReload({ runs, json }: { runs: number; json: string | undefined }): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-dev-'));
  await prepareReleases({ dataDir });
  const site = await startSite({ port: 0, dataDir, demo: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserFlags });
  const results: Result[] = [];
  try {
    announce({ ...site, dataDir });
    for (const args of [[], ['--site', site.url]]) {
      const front = `pnpm dev ${app}${args.length > 0 ? ' --site' : ''}`;
      const development = await develop([app, ...args], { DATA_DIR: dataDir });
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      try {
        await context.addCookies([await sessionCookie(development.url)]);
        const tab = await context.newPage();
        await tab.goto(development.url + path);
        await tab.locator('[data-main-content]').waitFor({ timeout: 60_000 });
        for (const kind of kinds) {
          const result = { front, kind: kind.name, ...(await edits(kind, runs, tab, development)) };
          results.push(result);
          print(result);
        }
      } finally {
        await context.close();
        await development.stop();
      }
    }
    if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function edits({ file, from, to, shownAt }: Kind, runs: number, tab: Page, { said }: Development) {
  const sources = sourceEdits();
  const ms: number[] = [];
  let reloads = 0;
  let checks = 0;
  // The compiler takes the processor after each edit; somebody who edits is slower than it.
  const typesChecked = async () => {
    while (said().split('types checked').length - 1 <= checks) await sleep(50);
  };
  const change = (make: () => void) => {
    checks = file.endsWith('.css') ? -1 : said().split('types checked').length - 1;
    make();
  };
  try {
    await typesChecked();
    // The first edit of each kind warms the bundler.
    for (let run = -1; run < runs; run += 1) {
      const mark = `edit${101 + run}`;
      const shown = tab.waitForFunction(shownAt, mark, { polling: 'raf', timeout: 120_000 });
      await tab.evaluate(() => Object.assign(window, { isSame: true }));
      const written = Date.now();
      change(() => sources.make({ file, from, to: to(mark) }));
      const time = Number(await (await shown).jsonValue()) - written;
      if (run >= 0) ms.push(time);
      if (!(await tab.evaluate(() => 'isSame' in window))) reloads += 1;
      await typesChecked();
    }
  } finally {
    change(sources.undoAll);
  }
  await typesChecked();
  return { ms, reloads };
}

function print({ front, kind, ms, reloads }: Result): void {
  const sorted = [...ms].sort((a, b) => a - b);
  const p95 = sorted[Math.ceil(0.95 * sorted.length) - 1];
  console.log(
    `${front.padEnd(25)} ${kind.padEnd(25)} median ${median(ms)} ms, p95 ${p95} ms, ${reloads} reloads`,
  );
}
