import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, perSecond } from '../../api/bench/figures.ts';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { fileDriver } from '../../deploy/registry/index.ts';

const clients = 16;
const turns = 3;
const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** Answers a second of one gateway process over one API on the embedded database, demo data; medians of three turns. */
export async function gatewayLoad({ seconds }: { seconds: number }): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porao-gateway-'));
  await prepareReleases({ dataDir });
  const { registry } = await fileDriver(join(dataDir, 'registry')).read();
  const site = await startSite({ port: 0, dataDir, demo: true });
  const paths = {
    'front page with content, kept 15 s': '/',
    'page without content': '/tutor/dashboard',
    'entry of a remote': `/releases/mfe-public/${registry.apps['mfe-public']?.active}/remoteEntry.js`,
    'a call passed on to the API': '/api/city/select',
  };
  try {
    const results = new Map<string, number[]>();
    for (let turn = 0; turn < turns; turn += 1)
      for (const [name, path] of Object.entries(paths)) {
        const rate = await perSecond(clients, (seconds * 1000) / turns, () => read(site.url + path));
        results.set(name, [...(results.get(name) ?? []), rate]);
      }
    for (const [name, rates] of results)
      console.log(`${name.padEnd(36)} ${percentile(rates, 0.5).toFixed(0)} a second at ${clients} clients`);
  } finally {
    agent.destroy();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** As a browser asks, without unpacking the answer. */
const read = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html, */*', 'accept-encoding': 'br' };
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} answers ${answer.statusCode}.`));
      answer.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
