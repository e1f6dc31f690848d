import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CounterStore } from './driver.ts';
import { listFolder, readIfThere, writeWhole } from './files.ts';

/** Counters of canaries in a folder. A crash may lose the last ones: they are not flushed. */
export const fileCounters = (root: string): CounterStore => ({
  write: (run, gateway, text) => writeWhole(join(root, run, `${gateway}.json`), text),
  async readOthers(run, gateway) {
    const files = await listFolder(join(root, run));
    const others = files.filter(({ path }) => path.endsWith('.json') && path !== `${gateway}.json`);
    const texts = await Promise.all(others.map(({ path }) => readIfThere(join(root, run, path))));
    return texts.flatMap((text) => text?.toString() ?? []);
  },
  async keepOnly(runs) {
    const known = await readdir(root).catch((): string[] => []);
    for (const run of known.filter((name) => !runs.has(name)))
      await rm(join(root, run), { recursive: true, force: true });
  },
});
