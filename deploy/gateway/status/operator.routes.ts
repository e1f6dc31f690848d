import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { isOverTls } from '../edge/client-network.ts';
import { machine } from '../render/isolation.ts';
import { joinTeam } from '../rollout/canary.ts';
import { addReportRoutes } from '../rollout/report.routes.ts';
import type { Services } from '../services.ts';
import { statusRoutes } from './routes.ts';

/** Takes what browsers report, and answers what operators and the proxies in front ask of this gateway. */
export function addOperatorRoutes(
  app: Hono<{ Bindings: HttpBindings }>,
  services: Services,
  isDraining: () => boolean,
): void {
  const { config } = services;
  app.get('/_gateway/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/_gateway/readyz', (c) => readiness(c, services, isDraining()));
  addReportRoutes(app, services);
  if (config.statusToken !== undefined)
    app.route('/_gateway/status', statusRoutes(services, config.statusToken));
  app.get('/_gateway/team/:choice', (c) => joinTeam(c, isOverTls(c.env.incoming, config)));
}

/** Answers whether this gateway can serve pages, for what balances load between several. */
async function readiness(c: Context, { driver, live }: Services, isDraining: boolean) {
  const site = await live.current();
  const cache = driver.cache?.();
  const refusal = live.refusal();
  const { lacking } = machine.isolation();
  const state = {
    ...(await driver.signatures?.()),
    ...(cache && { cache: cache.isComplete ? 'complete' : cache.hasSpace ? 'filling' : 'no space left' }),
    // Code of releases runs without these parts of its isolation.
    ...(lacking.length > 0 && { rendering: { lacking } }),
    // With a site: what was live before is still served.
    ...(refusal && { refused: { code: refusal.code, message: refusal.message, remedy: refusal.remedy } }),
  };
  if (isDraining) return c.json({ status: 'draining' }, 503);
  if (!site)
    return c.json({ status: refusal ? 'the live shell is refused' : 'no shell is live', ...state }, 503);
  if (cache?.isReady === false)
    return c.json({ status: 'files of releases are on their way', ...state }, 503);
  return c.json({ status: 'ok', revision: site.revision, ...state });
}
