import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import type { TestSite } from './site.ts';

export interface BrokenHost {
  /** Returns whether a file with the fault was requested. */
  hit(): boolean;
  /** The host works again; what it had left without an answer is cut off, as by its restart. */
  restore(): Promise<void>;
}

/** Seen from this page: a status instead of the file, no answer, a connection that is cut, half of the file. */
export type FileFault = number | 'silent' | 'reset' | 'truncated';

/** Has the files at these addresses fail, as seen from this page. */
export async function breakFiles(page: Page, files: RegExp, fault: FileFault): Promise<BrokenHost> {
  let hits = 0;
  let healthy = false;
  const waiting = new Set<Route>();
  await page.route(files, async (route) => {
    if (healthy) return route.continue();
    hits += 1;
    if (fault === 'silent') waiting.add(route);
    else if (fault === 'reset') await route.abort('connectionreset');
    else if (fault === 'truncated') await fulfillHalf(route);
    else await route.fulfill({ status: fault, contentType: 'text/plain', body: 'Broken.' });
  });
  return {
    hit: () => hits > 0,
    async restore() {
      healthy = true;
      const left = [...waiting];
      waiting.clear();
      for (const route of left) await route.abort('connectionreset');
    },
  };
}

async function fulfillHalf(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
}

/** Changes files of a remote's live release on the host's disk, so that the real gateway refuses them. Each would set `window.__tampered` if it ran. */
export async function tamperFiles(
  page: Page,
  site: TestSite,
  { remote, file }: { remote: string; file: RegExp },
): Promise<BrokenHost> {
  const folder = join(site.dataDir, 'registry/files', remote);
  const originals = new Map<string, Buffer>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((path) => file.test(path))) {
    const changed = Buffer.concat([readFileSync(join(folder, name)), Buffer.from(';window.__tampered=1')]);
    const variants = { '': changed, '.br': brotliCompressSync(changed), '.gz': gzipSync(changed) };
    for (const [suffix, content] of Object.entries(variants)) {
      if (!names.includes(name + suffix)) continue;
      const path = join(folder, name + suffix);
      originals.set(path, readFileSync(path));
      writeFileSync(path, content);
    }
  }
  if (originals.size === 0) throw new Error(`${remote} has no file ${file}.`);
  let hits = 0;
  page.on('response', (answer) => {
    if (file.test(answer.url()) && answer.url().includes(`/${remote}/`)) hits += 1;
  });
  return {
    hit: () => hits > 0,
    async restore() {
      for (const [path, content] of originals) writeFileSync(path, content);
      originals.clear();
    },
  };
}
