import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '@porao/server';
import { z } from 'zod';

const RunFile = z.object({ pid: z.int(), port: z.int(), url: z.string(), apiUrl: z.string() });

/** A running site's data for other commands on this machine. */
export type RunFile = z.infer<typeof RunFile>;

const pathIn = (dataDir: string) => join(dataDir, 'run.json');

export const writeRunFile = (dataDir: string, run: RunFile) =>
  writeFileSync(pathIn(dataDir), JSON.stringify(run));

export const removeRunFile = (dataDir: string) => rmSync(pathIn(dataDir), { force: true });

/** Undefined when no site runs over this folder. */
export function readRunFile(dataDir: string): RunFile | undefined {
  try {
    const run = RunFile.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
    process.kill(run.pid, 0);
    return run;
  } catch {
    return undefined;
  }
}

/** Holds a data folder for the site of this process. */
export const lockSite = (dataDir: string): { release: () => void } =>
  lockFile(join(dataDir, 'site.lock'), (pid) => {
    const place = readRunFile(dataDir)?.url;
    return (
      `A site ${place ? `runs at ${place}` : 'is being started'} over ${dataDir} (process ${pid}). ` +
      'Stop it first, or choose another folder: DATA_DIR=.data-2 PORT=8090 npm start'
    );
  });
