import { writeFileSync } from 'node:fs';
import { type Browser, type Cookie, chromium } from '@playwright/test';
import { ensureChromium } from '../../deploy/local/chromium.ts';
import { accounts, sessionCookies, sessionOf } from '../support/accounts.ts';
import { routineOf } from '../support/routine.ts';
import { browserFlags } from './browser.ts';
import { type Interval, intervalOf, textOf } from './interval.ts';
import { journey, type Sight } from './journey.ts';
import { bytesOf, firstJob, load, median, type Network, networks } from './measure.ts';
import { type Origins, startArms } from './sites.ts';

export interface FirstLoadOptions {
  runs: number;
  /** As they are printed; all of them when undefined. */
  routes: readonly string[] | undefined;
  json: string | undefined;
}

type Arm = keyof Origins;

/** Values of each run, by measure: `content`, `press` and `visit` in ms, `script bytes`, `requests`, and what came until
 * the end of the press or of the visit, `press bytes` and `visit bytes`. */
type Values = Record<string, number[]>;

interface Result {
  route: string;
  network: string;
  medians: Record<Arm, Record<string, number>>;
  /** Divides the federated arm by the rendered one. */
  ratios: Record<string, Interval>;
}

/** Says what is opened, and what is pressed there until the last is seen. */
export interface Route {
  name: string;
  path: string;
  press: Sight[];
}

export const content = '[data-main-content]';
const apply: Sight = { path: '^/job-details/', selector: 'main aside a' };
const signIn: Sight = { path: '^/auth/signin$', selector: content };

/** The main control in the first screen of each page on a phone, and what it shows. */
export const routesOf = (jobId: number, routine: string): Route[] => [
  {
    name: '/',
    path: '/',
    press: [
      { path: '^/$', selector: `${content} a[href="/job-board"]` },
      { path: '^/job-board$', selector: content },
    ],
  },
  {
    name: '/job-board',
    path: '/job-board',
    press: [
      { path: '^/job-board$', selector: 'main button[class*=filterButton]' },
      { path: '^/job-board$', selector: '[role=dialog] form, #board-filters' },
    ],
  },
  { name: '/job-details/{id}', path: `/job-details/${jobId}`, press: [apply, signIn] },
  {
    name: '/tutor/dashboard',
    path: '/tutor/dashboard',
    press: [
      { path: '^/tutor/dashboard$', selector: `${content} a` },
      { path: '^/tutor/.*update', selector: '#location' },
    ],
  },
  {
    name: '/parent/dashboard',
    path: '/parent/dashboard',
    press: [
      { path: '^/parent/dashboard$', selector: `${content} a` },
      { path: 'tutor-requests$', selector: `${content} article` },
    ],
  },
  {
    name: '/tutor/job-board/available-jobs',
    path: '/tutor/job-board/available-jobs',
    press: [
      { path: '^/tutor/', selector: `${content} article a` },
      { path: '^/job-details/', selector: content },
    ],
  },
  {
    name: '/parent/dashboard/requests/tutor-requests',
    path: '/parent/dashboard/requests/tutor-requests',
    press: [
      { path: 'tutor-requests$', selector: `${content} article a` },
      { path: 'tutor-requests/', selector: 'main h1' },
    ],
  },
  {
    name: '/parent/dashboard/manage-tutor/routine',
    path: routine,
    press: [
      { path: '/routine/', selector: `${content} table button` },
      { path: '/routine/', selector: '[role=dialog] form' },
    ],
  },
  {
    name: '/ops/requests',
    path: '/ops/requests',
    press: [
      { path: '^/ops/requests$', selector: `${content} a` },
      { path: '^/ops/requests/', selector: 'main section[aria-label]' },
    ],
  },
];

/** Board read, job opened, sign-in opened by applying. */
const visit: readonly Sight[] = [
  { path: '^/job-board$', selector: 'article a[href^="/job-details/"]' },
  apply,
  signIn,
];
const visitName = 'visit';

/** Time to main content, script bytes and requests of all arms, the time until a press on the main control acts, the
 * whole visit, and the ratios; all arms alternate. */
export async function firstLoad({ runs, routes: only, json }: FirstLoadOptions): Promise<void> {
  const { stop, ...origins } = await startArms();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: browserFlags });
  try {
    const jobId = await firstJob(origins.federated);
    const isWanted = ({ name }: { name: string }) => only?.includes(name) ?? true;
    const guardian = await sessionOf(origins.federated, accounts.guardian);
    const routes = routesOf(jobId, await routineOf(origins.federated, guardian)).filter(isWanted);
    const results: Result[] = [];
    const add = (route: string, network: Network, values: Record<Arm, Values>) => {
      results.push(resultOf(route, network, values));
      print(results.at(-1) as Result);
    };
    for (const network of networks) {
      for (const { name, path, press } of routes) {
        const person = people[path.split('/')[1] ?? ''];
        const values = await alternating(origins, runs, async (origin) => {
          const cookies = person === undefined ? [] : await browserCookies(origin, person);
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
      if (isWanted({ name: visitName }))
        add(
          visitName,
          network,
          await alternating(origins, runs, (origin) => visitOf(browser, origin, network)),
        );
    }
    printMeans(results);
    if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await browser.close();
    await stop();
  }
}

async function visitOf(browser: Browser, origin: string, network: Network) {
  const { ms, scripts } = await journey(browser, `${origin}/job-board`, visit, { network });
  return { visit: ms, 'visit bytes': bytesOf(scripts) };
}

/** Opens the pages of an area. */
const people: Readonly<Record<string, string>> = {
  tutor: accounts.readyTutor,
  parent: accounts.guardian,
  ops: accounts.operator,
};

/** Values of all arms, one after the other; the first turn only warms their servers. */
async function alternating(
  origins: Origins,
  runs: number,
  measure: (origin: string) => Promise<Record<string, number>>,
): Promise<Record<Arm, Values>> {
  const values = {} as Record<Arm, Values>;
  for (let run = 0; run <= runs; run += 1)
    for (const [arm, origin] of Object.entries(origins) as [Arm, string][])
      for (const [name, value] of Object.entries(await measure(origin)))
        if (run > 0) ((values[arm] ??= {})[name] ??= []).push(value);
  return values;
}

function resultOf(
  route: string,
  { name: network }: Network,
  { federated, rendered }: Record<Arm, Values>,
): Result {
  const mediansOf = (values: Values) =>
    Object.fromEntries(Object.entries(values).map(([name, list]) => [name, median(list)]));
  // A press that another document answers may need no script.
  const some = Object.entries(rendered).filter(([, list]) => median(list) > 0);
  const ratios = some.map(([name, list]) => [name, intervalOf(federated[name] ?? [], list)]);
  return {
    route,
    network,
    medians: { federated: mediansOf(federated), rendered: mediansOf(rendered) },
    ratios: Object.fromEntries(ratios),
  };
}

function print({ route, network, medians, ratios }: Result): void {
  for (const [arm, values] of Object.entries(medians)) {
    const own = Object.entries(values).map(([name, value]) => `${name} ${value.toFixed(0)}`);
    console.log(`${network.padEnd(11)} ${route.padEnd(18)} ${arm.padEnd(9)} ${own.join('  ')}`);
  }
  const own = Object.entries(ratios).map(([name, value]) => `${name} ${textOf(value)}`);
  console.log(`${''.padEnd(30)} federated/rendered: ${own.join('  ')}`);
}

/** Means of the ratios over all routes. */
function printMeans(results: readonly Result[]): void {
  for (const { name } of networks)
    for (const measure of ['content', 'press', visitName]) {
      const own = results.flatMap(({ network, ratios }) =>
        network === name ? (ratios[measure]?.ratio ?? []) : [],
      );
      if (own.length === 0) continue;
      const mean = own.reduce((sum, ratio) => sum + ratio, 0) / own.length;
      console.log(`${name.padEnd(11)} ${measure}: mean ${mean.toFixed(2)} of the rendered application`);
    }
}

/** The session of a demo account, as the browser keeps it. */
export async function browserCookies(origin: string, phone: string = accounts.readyTutor): Promise<Cookie[]> {
  const cookies = Object.entries(sessionCookies(await sessionOf(origin, phone)));
  const { hostname } = new URL(origin);
  return cookies.map(([name, value]) => ({
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
