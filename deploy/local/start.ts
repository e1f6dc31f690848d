import { randomBytes } from 'node:crypto';
import { messageOf } from '@porao/server';
import { dataDir as dataDirOf, RegistryError } from '../registry/index.ts';
import { keepPrivate } from '../registry/private-folder.ts';
import { isFree } from './port.ts';
import { prepareReleases } from './releases.ts';
import { lockSite, removeRunFile, writeRunFile } from './run-file.ts';
import { type RunningSite, startSite } from './site.ts';
import { aborted, stopSignal } from './stop-signals.ts';

const accounts = `Accounts to try it with, password demo-porao-1:
  01700000001  tutor of Dhaka, ready to apply
  01700000002  tutor with a profile under 80 %
  01700000003  tutor of Chattogram
  01700000004  guardian
  01700000005  tutor and guardian
  01700000009  operator and lead: the back office at /ops`;

const stopped = stopSignal();
const dataDir = dataDirOf();
const port = Number(process.env['PORT'] || 8080);
const demo = process.env['NODE_ENV'] !== 'production';
/** Opens the page of what is live. */
const statusToken = process.env['STATUS_TOKEN'] || randomBytes(18).toString('base64url');

try {
  process.exitCode = await run();
} catch (error) {
  if (!stopped.aborted) {
    console.error(error instanceof RegistryError ? `${error.message}\n${error.remedy}` : messageOf(error));
    process.exitCode = 1;
  }
}

async function run(): Promise<number> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT ${process.env['PORT']} is no port.`);
  if (port !== 0 && !(await isFree(port)))
    throw new Error(
      `Port ${port} is in use. Stop what listens there, or choose another one: PORT=8090 npm start`,
    );
  keepPrivate(dataDir);
  const lock = lockSite(dataDir);
  try {
    const prepare = (signal: AbortSignal) => prepareReleases({ dataDir, signal });
    return await serveUntilStopped(
      await startSite({
        port,
        dataDir,
        demo,
        signal: stopped,
        prepare,
        ...(demo && { env: { STATUS_TOKEN: statusToken } }),
      }),
    );
  } finally {
    lock.release();
  }
}

async function serveUntilStopped(site: RunningSite): Promise<number> {
  const { url, apiUrl } = site;
  writeRunFile(dataDir, { pid: process.pid, port: Number(new URL(url).port), url, apiUrl });
  try {
    console.log(`Porao is ready at ${url}`);
    if (demo) console.log(`${accounts}\nWhat is live: ${url}/_gateway/status, token ${statusToken}`);
    const dead = await Promise.race([site.died, aborted(stopped)]);
    if (dead === undefined) return 0;
    console.error(
      `The ${dead} ended by itself; its last output is in ${dataDir}/log/${dead}.log. Start again: npm start`,
    );
    return 1;
  } finally {
    removeRunFile(dataDir);
    await site.stop();
  }
}
