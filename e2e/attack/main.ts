import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareReleases } from '../../deploy/local/releases.ts';
import { startSite } from '../../deploy/local/site.ts';
import { siteEnvironment } from '../support/site.ts';
import { attackWithFaults } from './faults.ts';
import { attackWithFloods } from './floods.ts';
import { attackGateway, attackWithReports } from './gateway.ts';
import { attackInputs } from './inputs.ts';
import { attackMessages, startSilentPushService } from './messages.ts';
import { attackTime } from './refusal-time.ts';
import { attackReport } from './report.ts';
import { attackWithHostileInputs } from './requests.ts';
import { attackWithServerCode } from './server-code.ts';

const loopback = /^(127(\.\d+){3}|localhost|\[::1\])$/;

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
  await attackInputs(origin, test);
  await attackWithHostileInputs(origin, test);
  console.log('Not run, as it needs a site with settings of its own: messages, limits, faults, times.');
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
      PUSH_HOSTS: pushService.origin,
    },
    say: (line) => void warnings.push(line),
  });
  try {
    await attackMessages(site.url, pushService.origin, test);
    await attackInputs(site.url, test);
    await attackGateway(site.url, test);
    await attackWithReports(site.url, test);
    await attackWithFloods(site.url, test);
    await attackWithFaults({ ...site, dataDir }, warnings, test);
    await attackWithServerCode({ ...site, dataDir }, test);
    await attackTime({ ...site, dataDir }, test);
    await attackWithHostileInputs(site.url, test);
  } finally {
    await site.stop();
    pushService.stop();
  }
}
