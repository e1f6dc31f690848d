import type { HttpBindings } from '@hono/node-server';
import { reportsPath } from '@porao/contracts/page';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { windowLimit } from '../edge/window-limit.ts';
import { policyReportBytes, policyReportPath, policyReports } from './policy-reports.ts';
import type { Telemetry } from './telemetry.ts';

const beaconBytes = 4_096;
/** Reports of one network in a minute; a page sends about five. */
const mostBeacons = 300;

const tooLarge = (c: Context) => c.text('Too large.', 413);

/** Takes what browsers report by themselves, within a limit for each network. */
export function addReportRoutes(
  app: Hono<{ Bindings: HttpBindings }>,
  reports: Telemetry,
  networkOf: (c: Context) => string,
): void {
  const beacons = windowLimit({ most: mostBeacons, windowMs: 60_000 });
  app.use('/_gateway/*', async (c, next) => {
    if (c.req.method === 'POST' && !c.req.path.startsWith('/_gateway/status')) {
      const network = networkOf(c);
      if (beacons.isOver(network)) return c.text('Too many reports.', 429, { 'retry-after': '60' });
      beacons.add(network);
    }
    return next();
  });
  app.post(reportsPath, bodyLimit({ maxSize: beaconBytes, onError: tooLarge }), (c) => reports.take(c));
  app.post(
    policyReportPath,
    bodyLimit({ maxSize: policyReportBytes, onError: tooLarge }),
    policyReports(reports),
  );
}
