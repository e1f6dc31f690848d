import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { isOverTls } from '../edge/client-network.ts';
import { joinTeam } from '../rollout/canary.ts';
import { addReportRoutes } from '../rollout/report.routes.ts';
import type { Services } from '../services.ts';
import { readiness } from './health.ts';
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
