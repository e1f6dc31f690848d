import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { soak } from '../support/soak.ts';

/** Loads and navigations for a minute while every app is shipped, shown as a canary and taken back. */
export async function soakBench({ seconds, changes }: { seconds: number; changes: number }): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-soak-'));
  await prepareReleases({ dataDir });
  const site = await startSite({ port: 0, dataDir, demo: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const result = await soak({ url: site.url, dataDir, browser, seconds, changes });
    const { pages, requests, navigations, changes: made, faults } = result;
    console.log(
      `${seconds} s: ${made} changes of releases, ${pages} pages and ${requests} files replayed, ${navigations} navigations in two browsers, ${faults.length} faults`,
    );
    for (const fault of new Set(faults)) console.log(`  ${fault}`);
    if (faults.length > 0 || made < changes) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
