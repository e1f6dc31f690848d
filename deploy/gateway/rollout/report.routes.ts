import type { HttpBindings } from '@hono/node-server';
import { reportsPath } from '@porao/contracts/page';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { clientNetwork } from '../edge/client-network.ts';
import { minuteLimit } from '../edge/window-limit.ts';
import type { Services } from '../services.ts';
import { policyReportBytes, policyReportPath, policyReports } from './policy-reports.ts';

const beaconBytes = 4_096;
/** Reports of one network in a minute; a page sends about five. */
const mostBeacons = 300;

const tooLarge = (c: Context) => c.text('Too large.', 413);

/** Takes what browsers report by themselves, within a limit for each network. */
export function addReportRoutes(
  app: Hono<{ Bindings: HttpBindings }>,
  { reports, config }: Pick<Services, 'reports' | 'config'>,
): void {
  const beacons = minuteLimit(mostBeacons);
  app.use('/_gateway/*', async (c, next) => {
    if (c.req.method === 'POST' && !c.req.path.startsWith('/_gateway/status')) {
      const network = clientNetwork(c.env.incoming, config);
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
