import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { announce, develop, type Edit, sourceEdits } from '../support/develop.ts';
import { browserFlags } from './browser.ts';
import { median } from './measure.ts';

interface Measured extends Edit {
  readonly name: string;
  /** True in a page with the edit. */
  readonly isShown: string;
}

const board = 'mfe-public/src/features/job-board';
const article = "document.querySelector('article')";
const edits: readonly Measured[] = [
  {
    name: 'markup',
    file: `${board}/job-card.tsx`,
    from: '<Card as="article"',
    to: '<Card as="article" data-edited=""',
    isShown: `${article}?.hasAttribute('data-edited')`,
  },
  {
    name: 'text',
    file: 'mfe-public/src/locales/en.ts',
    from: "'card.salary': '",
    to: "'card.salary': 'Edited ",
    isShown: `${article}?.textContent.includes('Edited')`,
  },
  {
    name: 'style',
    file: `${board}/job-card.module.css`,
    from: '.card {',
    to: '.card {\n    scroll-margin-top: 7px;',
    isShown: `${article} && getComputedStyle(${article}).scrollMarginTop === '7px'`,
  },
  {
    name: 'shared/ui',
    file: 'shared/ui/src/display/card.tsx',
    from: 'data-tinted={',
    to: 'data-edited="" data-tinted={',
    isShown: `${article}?.hasAttribute('data-edited')`,
  },
];

/** From the save of a file until the open page shows it, against loading the page again. */
export async function devBench({ runs, json }: { runs: number; json: string | undefined }): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-bench-'));
  await prepareReleases({ dataDir });
  const site = await startSite({ port: 0, dataDir, demo: true });
  announce({ ...site, dataDir });
  const development = await develop(['mfe-public'], { DATA_DIR: dataDir });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserFlags });
  const sources = sourceEdits();
  try {
    const page = await browser.newPage();
    await page.goto(`${development.url}/job-board`);
    await page.locator('article').first().waitFor();
    const results: object[] = [];
    for (const edit of edits) {
      const times: number[] = [];
      const reloads: number[] = [];
      for (let run = -1; run < runs; run += 1) {
        const ms = await timeOf(page, edit, () => sources.make(edit));
        const reload = await timeOf(page, edit, () => page.reload({ waitUntil: 'commit' }));
        sources.undo(edit.file);
        await page.waitForFunction(`${article} && !(${edit.isShown})`);
        // The first of each warms the servers.
        if (run >= 0) {
          times.push(ms);
          reloads.push(reload);
        }
      }
      const [ms, reload] = [median(times), median(reloads)];
      results.push({ name: edit.name, ms, reload, ratio: ms / reload });
      console.log(
        `${edit.name.padEnd(10)} ${ms.toFixed(0).padStart(5)} ms, loaded again ${reload.toFixed(0).padStart(5)} ms, ratio ${(ms / reload).toFixed(2)}`,
      );
    }
    if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    sources.undoAll();
    await browser.close();
    await development.stop();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeOf(page: Page, edit: Measured, change: () => unknown): Promise<number> {
  const start = performance.now();
  await change();
  await page.waitForFunction(edit.isShown);
  return performance.now() - start;
}
