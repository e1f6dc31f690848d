import { writeFileSync } from 'node:fs';
import { type Browser, type Cookie, chromium } from '@playwright/test';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { accounts, sessionOf } from '../support/accounts.ts';
import { browserFlags } from './browser.ts';
import { firstJob, type Load, load, medians, type Network, networks } from './measure.ts';
import { type Origins, startArms } from './sites.ts';

export interface FirstLoadOptions {
  runs: number;
  /** Also the remotes federated the usual way. */
  usual: boolean;
  /** As they are printed; all of them when undefined. */
  routes: readonly string[] | undefined;
  json: string | undefined;
}

/** Of the federated arm to another. */
interface Ratio {
  ms: number;
  scriptBytes: number;
}

interface Result {
  route: string;
  network: string;
  federated: Load;
  single: Load;
  ratio: Ratio;
  usual?: Load;
  ratioToUsual?: Ratio;
}

/** Time to main content, script bytes and requests of all arms, loads alternating, and their ratios. */
export async function firstLoad({ runs, usual, routes: only, json }: FirstLoadOptions): Promise<void> {
  const { stop, ...origins } = await startArms({ usual });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserFlags });
  try {
    const jobId = await firstJob(origins.federated);
    const routes = ['/', '/job-board', `/job-details/${jobId}`, '/tutor/dashboard', '/ops/requests'];
    const paths = routes.filter((path) => only?.includes(routeOf(path)) ?? true);
    const results: Result[] = [];
    for (const network of networks) {
      for (const [path, loads] of await measure(browser, origins, paths, network, runs)) {
        const { federated, single, usual: other } = loads;
        results.push({
          route: routeOf(path),
          network: network.name,
          ...loads,
          ratio: ratioOf(federated, single),
          ...(other && { ratioToUsual: ratioOf(federated, other) }),
        });
        print(results.at(-1) as Result);
      }
    }
    if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await browser.close();
    await stop();
  }
}

const routeOf = (path: string): string => path.replace(/\d+$/, '{id}');

/** Who opens the pages of an area. */
const people: Readonly<Record<string, string>> = { tutor: accounts.readyTutor, ops: accounts.operator };

/** Medians of every path and arm, all of them alternating; the first load of each only warms its server. */
async function measure(
  browser: Browser,
  origins: Origins,
  paths: readonly string[],
  network: Network,
  runs: number,
): Promise<Map<string, Pick<Result, keyof Origins>>> {
  const arms = await Promise.all(
    paths.flatMap((path) =>
      Object.entries(origins).map(async ([name, origin]: [string, string]) => {
        const person = people[path.split('/')[1] ?? ''];
        const cookies = person === undefined ? [] : [await sessionCookie(origin, person)];
        return { path, name, url: origin + path, cookies, loads: [] as Load[] };
      }),
    ),
  );
  for (let run = 0; run <= runs; run += 1) {
    for (const { url, cookies, loads } of arms) loads.push(await load(browser, url, network, cookies));
  }
  const resultOf = (path: string) =>
    Object.fromEntries(
      arms.filter((arm) => arm.path === path).map(({ name, loads }) => [name, medians(loads.slice(1))]),
    ) as Pick<Result, keyof Origins>;
  return new Map(paths.map((path) => [path, resultOf(path)]));
}

const ratioOf = (federated: Load, other: Load): Ratio => ({
  ms: federated.ms / other.ms,
  scriptBytes: federated.scriptBytes / other.scriptBytes,
});

function print({ route, network, federated, single, ratio, usual, ratioToUsual }: Result): void {
  const side = ({ ms, scriptBytes, requests }: Load) =>
    `${ms.toFixed(0).padStart(5)} ms ${(scriptBytes / 1000).toFixed(1).padStart(6)} kB ${String(requests).padStart(3)} req`;
  const to = ({ ms, scriptBytes }: Ratio) =>
    `ratio ${ms.toFixed(2)} time, ${scriptBytes.toFixed(2)} script bytes`;
  console.log(
    `${network.padEnd(11)} ${route.padEnd(18)} federated ${side(federated)}   single ${side(single)}   ${to(ratio)}`,
  );
  if (usual && ratioToUsual)
    console.log(`${''.padEnd(30)} ${''.padEnd(38)}     usual ${side(usual)}   ${to(ratioToUsual)}`);
}

/** The session of a demo account, as the shell stores it. */
export async function sessionCookie(origin: string, phone: string = accounts.readyTutor): Promise<Cookie> {
  const record = await sessionOf(origin, phone);
  const { hostname } = new URL(origin);
  return {
    name: 'gt_user',
    value: encodeURIComponent(JSON.stringify(record)),
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  };
}
