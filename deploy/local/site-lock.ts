import { join } from 'node:path';
import { lockFile } from '@porao/server';
import { readRunFile } from './run-file.ts';

/** Holds a data folder for the site of this process. */
export const lockSite = (dataDir: string): { release: () => void } =>
  lockFile(join(dataDir, 'site.lock'), (pid) => {
    const place = readRunFile(dataDir)?.url;
    return (
      `A site ${place ? `runs at ${place}` : 'is being started'} over ${dataDir} (process ${pid}). ` +
      'Stop it first, or choose another folder: DATA_DIR=.data-2 PORT=8090 npm start'
    );
  });
