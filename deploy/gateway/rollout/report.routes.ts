import type { HttpBindings } from '@hono/node-server';
import { reportsPath } from '@porao/contracts/page';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { cleanText } from '../edge/clean-text.ts';
import { clientNetwork } from '../edge/client-network.ts';
import { minuteLimit } from '../edge/window-limit.ts';
import type { Services } from '../services.ts';

export const policyReportPath = '/_gateway/policy-reports';
/** Bytes of one report; browsers send the whole policy with it. */
const policyReportBytes = 8_192;
const beaconBytes = 4_096;
/** Reports of one network in a minute; a page sends about five. */
const mostBeacons = 300;

const tooLarge = (c: Context) => c.text('Too large.', 413);

/** Takes what browsers report by themselves, within a limit for each network. */
export function addReportRoutes(app: Hono<{ Bindings: HttpBindings }>, { reports, config }: Services): void {
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
  app.post(policyReportPath, bodyLimit({ maxSize: policyReportBytes, onError: tooLarge }), (c) =>
    takePolicyReport(c, reports),
  );
}

const text = z.string().max(policyReportBytes).default('');
const Report = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'script-sample': text,
  }),
});

/** Counts a report for the release whose file was refused something, else for the page's shell. */
async function takePolicyReport(c: Context, reports: Services['reports']): Promise<Response> {
  const report = Report.safeParse(await c.req.json().catch(() => undefined));
  if (!report.success) return c.text('Not a report.', 400);
  const said = report.data['csp-report'];
  // A failure of a browser's own extension is no fault of a release.
  if ([said['source-file'], said['blocked-uri']].some((uri) => /^[a-z]+(-[a-z]+)*-extension\b/.test(uri)))
    return c.body(null, 204);
  const { app, release } = await sourceOf(c, reports, said['source-file']);
  const isKnown = await reports.violated(app, release, wordsOf(said));
  return isKnown ? c.body(null, 204) : c.text('No such release.', 400);
}

/** A file that releases of the shell share is of the page's one. */
async function sourceOf(c: Context, reports: Services['reports'], file: string) {
  const [, ofRelease, release] = /\/releases\/([a-z0-9-]+)\/([0-9a-f]{12})\//.exec(file) ?? [];
  if (ofRelease && release) return { app: ofRelease, release };
  const [, app = 'shell', path = ''] = /\/files\/([a-z0-9-]+)\/([^?#]+)/.exec(file) ?? [];
  const ofPage = app === 'shell' ? c.req.query('shell') : undefined;
  return { app, release: ofPage ?? (await reports.releaseWith(app, path)) ?? '' };
}

/** The directive, what it refused and the name of the sink: the rest of a sample may be what somebody typed. */
function wordsOf(said: z.infer<typeof Report>['csp-report']): string {
  const [directive = ''] = (said['effective-directive'] || said['violated-directive']).split(' ');
  const blocked = URL.parse(said['blocked-uri'])?.origin ?? said['blocked-uri'];
  const [sink = ''] = said['blocked-uri'].startsWith('trusted-types') ? said['script-sample'].split('|') : [];
  const words = [directive, blocked, sink].map((word) => word.replaceAll(/[^\w:/. -]/g, '').slice(0, 60));
  return cleanText(words.join(' ')).trim();
}
