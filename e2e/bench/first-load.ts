import { writeFileSync } from 'node:fs';
import { type Browser, type Cookie, chromium } from '@playwright/test';
import { sessionCookie } from '@porao/contracts/page';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { accounts, cookieHeader, sessionCookies, sessionOf } from '../support/accounts.ts';
import { routineOf } from '../support/routine.ts';
import { browserFlags } from './browser.ts';
import { type Interval, intervalOf, textOf } from './interval.ts';
import { journey } from './journey.ts';
import { bytesOf, firstJob, load, median, type Network, networks } from './measure.ts';
import { alert, routesOf, type Visit, visits } from './routes.ts';
import { type Origins, startArms, startCommits } from './sites.ts';

export interface FirstLoadOptions {
  runs: number;
  /** As they are printed; all of them when undefined. */
  routes: readonly string[] | undefined;
  json: string | undefined;
  /** Another commit, in place of one application. */
  against: string | undefined;
}

type Arm = keyof Origins;

/** Values of each run, by measure: `content`, `press` and `visit` in ms, `script bytes`, `requests`, and what came until
 * the end of the press or of the visit, `press bytes` and `visit bytes`. */
type Values = Record<string, number[]>;

interface Result {
  route: string;
  network: string;
  medians: Record<Arm, Record<string, number>>;
  /** Divides the federated arm by the other one. */
  ratios: Record<string, Interval>;
}

/** Time to main content, script bytes and requests of all arms, the time until a press on the main control acts, the
 * whole visit, and the ratios; all arms alternate. */
export async function firstLoad({ runs, routes: only, json, against }: FirstLoadOptions): Promise<void> {
  const { stop, ...origins } = await (against === undefined ? startArms() : startCommits(against));
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserFlags });
  try {
    const jobId = await firstJob(origins.federated);
    const isWanted = ({ name }: { name: string }) => only?.includes(name) ?? true;
    const guardian = await sessionOf(origins.federated, accounts.guardian);
    const own = routesOf(jobId, await routineOf(origins.federated, guardian));
    const routes = (against === undefined ? own : [...own, alert]).filter(isWanted);
    const results: Result[] = [];
    const add = (route: string, network: Network, values: Record<Arm, Values>) => {
      results.push(resultOf(route, network, values));
      print(results.at(-1) as Result);
    };
    for (const network of networks) {
      for (const { name, path, press } of routes) {
        const values = await alternating(origins, runs, async (origin) => {
          const cookies = await cookiesFor(origin, path);
          const loaded = await load(browser, origin + path, network, cookies);
          const pressed = await journey(browser, origin + path, press, { network, cookies });
          const { ms, scriptBytes, requests } = loaded;
          return {
            content: ms,
            press: pressed.ms,
            'press bytes': bytesOf(pressed.scripts),
            'script bytes': scriptBytes,
            requests,
          };
        });
        add(name, network, values);
      }
      for (const visit of visits.filter(isWanted))
        add(
          visit.name,
          network,
          await alternating(origins, runs, (origin) => visitOf(browser, origin, visit, network)),
        );
    }
    printMeans(results);
    if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await browser.close();
    await stop();
  }
}

async function visitOf(browser: Browser, origin: string, { path, sights }: Visit, network: Network) {
  const cookies = await cookiesFor(origin, path);
  const { ms, scripts } = await journey(browser, origin + path, sights, { network, cookies });
  return { visit: ms, 'visit bytes': bytesOf(scripts) };
}

/** Opens the pages of an area. */
const people: Readonly<Record<string, string>> = {
  tutor: accounts.readyTutor,
  parent: accounts.guardian,
  ops: accounts.operator,
};

async function cookiesFor(origin: string, path: string): Promise<Cookie[]> {
  const person = people[path.split('/')[1] ?? ''];
  return person === undefined ? [] : browserCookies(origin, person);
}

/** Values of all arms, one after the other; the first turn only warms their servers. */
async function alternating(
  origins: Origins,
  runs: number,
  measure: (origin: string) => Promise<Record<string, number>>,
): Promise<Record<Arm, Values>> {
  const values = {} as Record<Arm, Values>;
  const arms = Object.entries(origins) as [Arm, string][];
  // A page without its content yet may have what is pressed out of sight.
  for (const [, origin] of arms) await measure(origin).catch(() => undefined);
  for (let run = 0; run < runs; run += 1)
    for (const [arm, origin] of arms)
      for (const [name, value] of Object.entries(await measure(origin)))
        ((values[arm] ??= {})[name] ??= []).push(value);
  return values;
}

function resultOf(
  route: string,
  { name: network }: Network,
  { federated, other }: Record<Arm, Values>,
): Result {
  const mediansOf = (values: Values) =>
    Object.fromEntries(Object.entries(values).map(([name, list]) => [name, median(list)]));
  // A press that another document answers may need no script.
  const some = Object.entries(other).filter(([, list]) => median(list) > 0);
  const ratios = some.map(([name, list]) => [name, intervalOf(federated[name] ?? [], list)]);
  return {
    route,
    network,
    medians: { federated: mediansOf(federated), other: mediansOf(other) },
    ratios: Object.fromEntries(ratios),
  };
}

function print({ route, network, medians, ratios }: Result): void {
  for (const [arm, values] of Object.entries(medians)) {
    const own = Object.entries(values).map(([name, value]) => `${name} ${value.toFixed(0)}`);
    console.log(`${network.padEnd(11)} ${route.padEnd(18)} ${arm.padEnd(9)} ${own.join('  ')}`);
  }
  const own = Object.entries(ratios).map(([name, value]) => `${name} ${textOf(value)}`);
  console.log(`${''.padEnd(30)} federated/other: ${own.join('  ')}`);
}

/** Means of the ratios over all routes. */
function printMeans(results: readonly Result[]): void {
  for (const { name } of networks)
    for (const measure of ['content', 'press', 'visit']) {
      const own = results.flatMap(({ network, ratios }) =>
        network === name ? (ratios[measure]?.ratio ?? []) : [],
      );
      if (own.length === 0) continue;
      const mean = own.reduce((sum, ratio) => sum + ratio, 0) / own.length;
      console.log(`${name.padEnd(11)} ${measure}: mean ${mean.toFixed(2)} of the other`);
    }
}

/** The session of a demo account, as the browser keeps it: a site of an older commit has its token in its record. */
export async function browserCookies(origin: string, phone: string = accounts.readyTutor): Promise<Cookie[]> {
  const session = await sessionOf(origin, phone);
  const own = sessionCookies(session);
  const cookie = cookieHeader(session);
  const { ok } = await fetch(`${origin}/api/v1/user`, { headers: { cookie } });
  const cookies = ok ? own : { [sessionCookie]: encodeURIComponent(JSON.stringify(session)) };
  const { hostname } = new URL(origin);
  return Object.entries(cookies).map(([name, value]) => ({
    name,
    value,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  }));
}
