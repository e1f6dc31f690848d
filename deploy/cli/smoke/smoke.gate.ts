import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Registry } from '@porao/contracts';
import { sessionCookie } from '@porao/contracts/page';
import { chromium } from 'playwright';
import { readConfig } from '../../gateway/config.ts';
import { createGateway } from '../../gateway/gateway.ts';
import { ensureChromium } from '../../local/chromium.ts';
import { type RegistryDriver, RegistryError } from '../../registry/index.ts';
import type { SmokeGate } from '../../registry/live.change.ts';
import { checkLoaded } from '../../registry/size.gate.ts';
import { exampleAnswer } from './example-answer.ts';
import { inLanes, withoutBusy } from './lanes.ts';
import { type OpenAll, withoutOld } from './live-faults.ts';
import { type Opened, openPage } from './open-page.ts';
import { refusalOf } from './refusal.ts';
import { serverFaults } from './server-faults.ts';
import { frameCheck } from './shell-frames.ts';
import type { BuildOf } from './source-position.ts';
import { type Depth, type Visit, visitsOf } from './visits.ts';

const atOnce = 6;
/** Takes the place of the API of a site without one: nothing listens there. */
const nowhere = 'http://127.0.0.1:9';

interface Options {
  readonly apiUrl: string | undefined;
  readonly depth: Depth;
  readonly buildOf: BuildOf;
}

/** Opens the routes of the changed releases in Chromium, on a site made of `apps`, before any visitor does. */
export function smokeGate(driver: RegistryDriver, { apiUrl, depth, buildOf }: Options): SmokeGate {
  return async (apps, changed) => {
    const executablePath = await ensureChromium().catch((error: Error) => {
      throw new RegistryError(
        'NO_BROWSER',
        error.message,
        'To activate without loading the routes: --force --reason "…".',
      );
    });
    const start = performance.now();
    const browser = await chromium.launch({
      executablePath,
      // A font that comes in time for one page and not for the next would change widths.
      args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu', '--disable-remote-fonts'],
    });
    const checkFrame = frameCheck();
    const openAll: OpenAll = async (of, releases, visits) => {
      const site = await serveOnce(driver, of, apiUrl);
      const open = async (visit: Visit) =>
        site.faults.added(await openPage(browser, visit, site.url, releases, checkFrame));
      const all = inLanes(visits, atOnce, open).then((opened) => withoutBusy(opened, open));
      return all.finally(() => site.stop());
    };
    const opened: Opened[] = [];
    try {
      const visits = await visitsOf(driver, apps, changed, depth);
      opened.push(...(await withoutOld(driver, changed, await openAll(apps, changed, visits), openAll)));
    } finally {
      await browser.close();
    }
    const refusal = await refusalOf(opened, changed, buildOf, driver);
    if (refusal) throw refusal;
    for (const { visit, files } of opened) {
      const release = changed.find(({ name, id }) => visit.base.endsWith(`/${name}/${id}/`));
      if (release) checkLoaded(release, visit.path, files);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${opened.length} pages opened without a fault in ${seconds} s`);
  };
}

const isCall = ({ url }: Request) => new URL(url).pathname.startsWith('/api/');
const hasSession = ({ headers }: Request) => headers.get('cookie')?.includes(`${sessionCookie}=`) ?? false;

/** A gateway of this process over a registry as it would be. */
async function serveOnce(driver: RegistryDriver, apps: Registry['apps'], apiUrl: string | undefined) {
  const registry: Registry = { revision: 1, apps };
  const frozen: RegistryDriver = {
    ...driver,
    counters: undefined,
    read: async () => ({ registry, version: 'smoke' }),
    stamp: async () => 'smoke',
    write: () => Promise.reject(new Error('A smoke load writes nothing.')),
  };
  const config = readConfig({
    API_URL: apiUrl ?? nowhere,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    SERVICE_WORKER: 'off',
  });
  const faults = serverFaults();
  const gateway = createGateway(frozen, config, faults.log);
  // The API would refuse a made-up session, and the page would go to the sign-in.
  const fetch: typeof gateway.fetch = (request, ...more) =>
    isCall(request) && (apiUrl === undefined || hasSession(request))
      ? exampleAnswer(request)
      : gateway.fetch(request, ...more);
  const { server, port } = await new Promise<{ server: Server; port: number }>((resolve) => {
    const started = serve({ fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
      resolve({ server: started as Server, port: info.port }),
    );
  });
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
