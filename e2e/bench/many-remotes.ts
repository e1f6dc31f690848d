import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { BuildInfo } from '@porao/contracts';
import { startChild } from '../../deploy/local/child.ts';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { activate, fileDriver, publish, repoRoot } from '../../deploy/registry/index.ts';
import { ownRegistry } from '../../deploy/registry/open.ts';
import { localKey } from '../../deploy/registry/release-keys.ts';
import { browserFlags } from './browser.ts';
import { type Load, load, medians, networks } from './measure.ts';

/** Registered remotes of each site; the first is what the others are held against. */
const counts = [4, 40, 400];
const routes = ['/', '/job-board', '/auth/signin'];
/** The remote that the generated ones copy: as many pages, files and texts. */
const model = 'mfe-auth';
const by = { actor: 'bench', reason: 'many remotes' };

/** First loads of the same site with 4, 40 and 400 registered remotes. */
export async function manyRemotes({ runs, json }: { runs: number; json: string | undefined }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-remotes-'));
  const dirOf = (count: number) => join(folder, String(count));
  const first = dirOf(counts[0] ?? 4);
  await prepareReleases({ dataDir: first });
  for (const count of counts.slice(1)) {
    for (const part of ['registry', 'release-keys'])
      cpSync(join(first, part), join(dirOf(count), part), { recursive: true });
    await register(dirOf(count), count);
  }
  const site = await startSite({ port: 0, dataDir: first, demo: true });
  const gateways = counts.slice(1).map((count) =>
    startChild({
      name: `gateway-${count}`,
      script: join(repoRoot, 'deploy/gateway/main.ts'),
      args: [],
      cwd: repoRoot,
      env: { ...process.env, DATA_DIR: dirOf(count), HOST: '127.0.0.1', PORT: '0', API_URL: site.apiUrl },
      logDir: join(dirOf(count), 'log'),
      say: console.error,
    }),
  );
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserFlags });
  try {
    const ports = await Promise.all(gateways.map(({ ready }) => ready));
    const origins = [site.url, ...ports.map((port) => `http://127.0.0.1:${port}`)];
    const results: { network: string; route: string; ms: number[]; ratios: number[]; pages: number[] }[] = [];
    for (const network of networks) {
      for (const route of routes) {
        const loads = origins.map((): Load[] => []);
        for (let run = -1; run < runs; run += 1) {
          for (const [index, origin] of origins.entries()) {
            const one = await load(browser, origin + route, network, []);
            // The first of each warms the server.
            if (run >= 0) loads[index]?.push(one);
          }
        }
        const [base, ...rest] = loads.map(medians);
        const ratios = rest.map(({ ms }) => ms / (base?.ms ?? Number.NaN));
        const pages = await Promise.all(origins.map((origin) => pageBytes(origin + route)));
        results.push({ network: network.name, route, ms: loads.map((of) => medians(of).ms), ratios, pages });
        const said = ratios.map((ratio, index) => `${counts[index + 1]}/${counts[0]}: ${ratio.toFixed(2)}`);
        console.log(
          `${network.name.padEnd(11)} ${route.padEnd(14)} time to content ${said.join(', ')}` +
            `; page ${pages.map((bytes) => (bytes / 1000).toFixed(1)).join(', ')} kB brotli`,
        );
      }
    }
    const together = counts.slice(1).map((count, index) => {
      const logs = results.map(({ ratios }) => Math.log(ratios[index] ?? Number.NaN));
      const mean = Math.exp(logs.reduce((sum, value) => sum + value, 0) / logs.length);
      return `${count}/${counts[0]}: ${mean.toFixed(2)}`;
    });
    console.log(`geometric mean of all   ${together.join(', ')}`);
    if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await browser.close();
    for (const gateway of gateways) await gateway.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pageBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  // fetch decodes: no header contains the length of a compressed stream, so it is measured again.
  const text = await answer.text();
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

/** Publishes and activates remotes until `count` are registered, each with pages at addresses of its own. */
async function register(dataDir: string, count: number): Promise<void> {
  const driver = ownRegistry(dataDir);
  const dist = join(repoRoot, model, 'dist');
  const info = BuildInfo.parse(JSON.parse(readFileSync(join(dist, 'build-info.json'), 'utf8')));
  const files = (await publishedFiles(driver)).filter((file) => file !== 'build-info.json');
  const key = localKey({ DATA_DIR: dataDir });
  const picks: Record<string, string> = {};
  for (let number = counts[0] ?? 4; number < count; number += 1) {
    const name = `mfe-made-${number}`;
    const own = join(dataDir, 'made', name);
    for (const file of files) write(join(own, file), `/* ${name} ${file} */`);
    write(join(own, 'build-info.json'), JSON.stringify(renamed(info, name, `/made-${number}`)));
    picks[name] = (await publish(driver, { app: name, key, commit: '', dist: own })).id;
  }
  await activate(driver, picks, by);
  rmSync(join(dataDir, 'made'), { recursive: true });
}

async function publishedFiles(driver: ReturnType<typeof fileDriver>): Promise<string[]> {
  const id = (await driver.read()).registry.apps[model]?.active ?? '';
  const release = Buffer.from((await driver.getFile(model, id, 'release.json')) ?? '').toString();
  return Object.keys((JSON.parse(release) as { integrity: Record<string, string> }).integrity);
}

function renamed(info: BuildInfo, name: string, prefix: string): BuildInfo {
  if (info.manifest === null) throw new Error(`${model} has no manifest.`);
  const routes = info.manifest.routes.map((route) => ({ ...route, path: prefix + route.path }));
  return {
    ...info,
    name,
    global: name.replaceAll('-', '_'),
    server: null,
    manifest: { ...info.manifest, name, routes, menu: [] },
  };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
