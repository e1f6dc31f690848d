import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { clientNetwork, isOverTls } from '../edge/client-network.ts';
import { joinTeam } from '../rollout/canary.ts';
import { addReportRoutes } from '../rollout/report.routes.ts';
import type { Services } from '../services.ts';
import { readiness } from './health.ts';
import { statusRoutes } from './routes.ts';

type Bound = Context<{ Bindings: HttpBindings }>;

/** Takes what browsers report, and answers what operators and the proxies in front ask of this gateway. */
export function addOperatorRoutes(
  app: Hono<{ Bindings: HttpBindings }>,
  { driver, config, live, reports, log }: Services,
  isDraining: () => boolean,
): void {
  const networkOf = (c: Context) => clientNetwork((c as Bound).env.incoming, config.trustProxy);
  const isHttps = (c: Context) => isOverTls((c as Bound).env.incoming, config);
  app.get('/_gateway/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/_gateway/readyz', (c) => readiness(c, driver, live, isDraining()));
  addReportRoutes(app, reports, networkOf);
  if (config.statusToken !== undefined)
    app.route(
      '/_gateway/status',
      statusRoutes({ driver, reports, token: config.statusToken, isHttps, networkOf, log }),
    );
  app.get('/_gateway/team/:choice', (c) => joinTeam(c, isHttps(c)));
}
