import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Registry, Release } from '@porao/contracts';
import pino from 'pino';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { readConfig } from '../gateway/config.ts';
import { createGateway } from '../gateway/gateway.ts';
import { ensureChromium } from '../local/chromium.ts';
import { type RegistryDriver, RegistryError } from '../registry/index.ts';
import { type Visit, visitsOf } from './smoke-visits.ts';

const atOnce = 3;
/** For one route; a cold machine is slow, a page that needs longer is broken. */
const timeoutMs = 20_000;
/** Pages are loaded without an API, too: each call is answered with 503. */
const nowhere = 'http://127.0.0.1:9';

const unavailable = { type: 'error', message: 'Not now.', errors: {}, status: 503, code: 'UNAVAILABLE' };

/** Opens the routes of the changed releases in Chromium, on a site made of `apps`, before any visitor does. */
export function smokeGate(driver: RegistryDriver, apiUrl: string = nowhere) {
  return async (apps: Registry['apps'], changed: readonly Release[]): Promise<void> => {
    const executablePath = await ensureChromium().catch((error: Error) => {
      throw new RegistryError(
        'NO_BROWSER',
        error.message,
        'To activate without loading the routes: --force --reason "…".',
      );
    });
    const site = await serveOnce(driver, apps, apiUrl);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const queue = await visitsOf(driver, apps, changed);
      const faults: string[] = [];
      const work = async () => {
        for (let visit = queue.shift(); visit; visit = queue.shift())
          faults.push(...(await open(browser, site.url, visit)));
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      faults.push(...site.reported());
      if (faults.length > 0)
        throw new RegistryError(
          'SMOKE_FAILED',
          `${changed.map(({ name, id }) => `${name} ${id}`).join(', ')} fails when it is opened:\n  ${[...new Set(faults)].slice(0, 8).join('\n  ')}`,
          'Repair it and publish again. To see it yourself: release serve, then open the site with ?mfe.… (docs/shipping.md).',
        );
    } finally {
      await browser.close();
      site.stop();
    }
  };
}

async function open(browser: Browser, origin: string, visit: Visit): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const faults: string[] = [];
  const note = (what: string) => faults.push(`${visit.path}: ${what}`);
  try {
    if (visit.session) {
      await context.addCookies([{ url: origin, name: 'gt_user', value: visit.session }]);
      // The API would refuse a made-up session, and the page would go to the sign-in.
      await context.route('**/api/**', (route) => route.fulfill({ status: 503, json: unavailable }));
    }
    let loaded = false;
    context.on('response', (one) => {
      loaded ||= one.ok() && new URL(one.url()).pathname.startsWith(visit.base);
    });
    watch(context, note);
    const page = await context.newPage();
    const answer = await page.goto(origin + visit.path, { timeout: timeoutMs });
    if (answer?.status() !== 200) note(`answers ${answer?.status() ?? 'nothing'}`);
    await page.waitForLoadState('networkidle', { timeout: timeoutMs });
    const root = page.locator('#root').filter({ hasText: /\S/ });
    await root.waitFor({ timeout: timeoutMs }).catch(() => note('shows nothing'));
    if (!loaded) note(`loads nothing of ${visit.base}`);
  } catch (error) {
    note(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await context.close();
  }
  return faults;
}

function watch(context: BrowserContext, note: (what: string) => void): void {
  const file = (url: string) => new URL(url).pathname;
  // A page retries a refused file for a long time: report it at once.
  context.on('console', (message) => {
    if (message.type() === 'error' && /integrity|Content Security Policy/.test(message.text()))
      note(message.text().slice(0, 200));
  });
  context.on('weberror', (error) => note(error.error().message));
  context.on('response', (answer) => {
    if (answer.status() >= 400 && file(answer.url()).startsWith('/releases/'))
      note(`${file(answer.url())} answers ${answer.status()}`);
  });
  context.on('requestfailed', (request) => {
    const words = request.failure()?.errorText ?? 'fails';
    if (file(request.url()).startsWith('/releases/') && words !== 'net::ERR_ABORTED')
      note(`${file(request.url())} ${words}`);
  });
}

/** A gateway of this process over a registry as it would be. */
async function serveOnce(driver: RegistryDriver, apps: Registry['apps'], apiUrl: string) {
  const registry: Registry = { revision: 1, apps };
  const frozen: RegistryDriver = {
    ...driver,
    read: async () => ({ registry, version: 'smoke' }),
    stamp: async () => 'smoke',
    write: () => Promise.reject(new Error('A smoke load writes nothing.')),
  };
  const config = readConfig({ API_URL: apiUrl, NODE_ENV: 'production', SERVICE_WORKER: 'off' });
  const gateway = createGateway(frozen, config, pino({ level: 'silent' }));
  const { server, port } = await new Promise<{ server: Server; port: number }>((resolve) => {
    const started = serve({ fetch: gateway.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
      resolve({ server: started as Server, port: info.port }),
    );
  });
  return {
    url: `http://127.0.0.1:${port}`,
    reported: () =>
      [...gateway.reports.counts()].flatMap(([release, count]) => {
        const errors = { 'load-error': count['load-error'], 'script-error': count['script-error'] };
        return Object.entries(errors).flatMap(([kind, times]) =>
          times > 0 ? [`${release} reports ${times} × ${kind}${count.last ? `: ${count.last}` : ''}`] : [],
        );
      }),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
