import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { siteEnvironment } from '../support/site.ts';
import { attackAccounts } from './accounts.ts';
import { attackCodes } from './codes.ts';
import { attackWithFaults } from './faults.ts';
import { attackWithFloods } from './floods.ts';
import { attackGateway, attackGatewayAsOthers } from './gateway.ts';
import { attackInputs } from './inputs.ts';
import { attackKeys } from './keys.ts';
import { attackMessages, startSilentPushService } from './messages.ts';
import { attackOperators } from './operators.ts';
import { attackPayments } from './payments.ts';
import { attackWithLinks } from './phishing.ts';
import { attackConfiguration, attackProduction } from './production.ts';
import { attackTime } from './refusal-time.ts';
import { attackReport } from './report.ts';
import { attackRequests, attackWithHostileInputs } from './requests.ts';
import { attackWithServerCode } from './server-code.ts';

const loopback = /^(127(\.\d+){3}|localhost|\[::1\])$/;
const statusToken = 'a-status-token-of-the-attacks';

const { test, end } = attackReport();
const folder = mkdtempSync(join(tmpdir(), 'porao-attack-'));
try {
  const given = process.env['SITE_URL'];
  await (given ? attackGivenSite(given) : attackOwnSite());
  end();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Tries what works against any running demo; it changes the demo's data. */
async function attackGivenSite(given: string): Promise<void> {
  const { hostname, origin } = new URL(given);
  if (!loopback.test(hostname))
    throw new Error(`SITE_URL is for sites of this machine, not for ${hostname}.`);
  await attackGateway(origin, test);
  await attackWithLinks(origin, test);
  await attackOperators(origin, test);
  await attackInputs(origin, test);
  await attackPayments(origin, test);
  await attackRequests(origin, test);
  await attackWithHostileInputs(origin, test);
  console.log(
    'Not run, as it needs a site with settings of its own: accounts, limits, faults, times, starts.',
  );
}

async function attackOwnSite(): Promise<void> {
  const dataDir = join(folder, 'data');
  await prepareReleases({ dataDir, say: () => undefined });
  const warnings: string[] = [];
  const pushService = await startSilentPushService();
  const site = await startSite({
    port: 0,
    dataDir,
    demo: true,
    // Attacks come from several addresses.
    env: {
      ...siteEnvironment(),
      TILE_URL: '',
      TRUST_PROXY: 'true',
      STATUS_TOKEN: statusToken,
      PUSH_HOSTS: pushService.origin,
    },
    say: (line) => void warnings.push(line),
  });
  try {
    await attackMessages(site.url, pushService.origin, test);
    await attackAccounts(site.url, test);
    await attackOperators(site.url, test);
    await attackInputs(site.url, test);
    await attackPayments(site.url, test);
    await attackCodes({ ...site, dataDir }, test);
    await attackProduction(test);
    await attackGateway(site.url, test);
    await attackWithLinks(site.url, test);
    await attackGatewayAsOthers(site.url, statusToken, test);
    await attackWithFloods(site.url, test);
    await attackWithFaults({ ...site, dataDir }, warnings, test);
    await attackKeys({ ...site, dataDir }, join(folder, 'keys'), test);
    await attackWithServerCode({ ...site, dataDir }, test);
    await attackRequests(site.url, test);
    await attackTime({ ...site, dataDir }, test);
    await attackWithHostileInputs(site.url, test);
  } finally {
    await site.stop();
    pushService.stop();
  }
  await attackConfiguration(dataDir, test);
}
