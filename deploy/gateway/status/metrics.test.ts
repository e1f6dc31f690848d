import pino from 'pino';
import { expect, it } from 'vitest';
import { cachedDriver } from '../../registry/cached.driver.ts';
import { type RegistryDriver, RegistryError, startCanary } from '../../registry/index.ts';
import { bucketOf, fail, halfCanary } from '../../testing/canary.ts';
import { liveRegistry, publishBuild, temporaryFolder, tester, tutorInfo } from '../../testing/fixtures.ts';
import { html, startGateway, startLive } from '../../testing/gateway.ts';
import { readConfig } from '../config.ts';

const silent = pino({ level: 'silent' });
const withMetrics = { METRICS_PORT: '0', TRUST_PROXY: 'true' };

async function scrape({ metricsUrl }: { metricsUrl: string }): Promise<string[]> {
  const answer = await fetch(metricsUrl);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return (await answer.text()).split('\n');
}

it('OPS-110 counts requests by route and kind of answer, never by path or person', async () => {
  const live = await startLive(withMetrics);
  await fetch(`${live.url}/tutors/01711111111?name=rahim`, { headers: html });
  await fetch(`${live.url}/releases/mfe-tutor/${live.tutor}/remoteEntry.js`);
  await fetch(`${live.url}/releases/mfe-tutor/${live.tutor}/none.js`);
  await fetch(`${live.url}/api/job-board/42`);
  await fetch(`${live.url}/api/job-board/43`, { method: 'REPORT' });
  const lines = await scrape(live);
  const count = (labels: string) => `porao_http_request_duration_seconds_count{${labels}} 1`;
  expect(lines).toEqual(
    expect.arrayContaining([
      count('method="GET",route="/*",status="2xx"'),
      count('method="GET",route="/releases/*",status="2xx"'),
      count('method="GET",route="/releases/*",status="4xx"'),
      count('method="GET",route="/api/*",status="5xx"'),
      count('method="other",route="/api/*",status="4xx"'),
    ]),
  );
  expect(lines.join('\n')).not.toMatch(/01711111111|rahim|job-board|REPORT|127\.0\.0\.1/);
});

it('OPS-110 is on an address of its own, of this machine unless METRICS_HOST is set, and off without METRICS_PORT', async () => {
  const live = await startLive(withMetrics);
  expect((await fetch(new URL('/', live.metricsUrl))).status).toBe(404);
  expect((await fetch(live.metricsUrl, { method: 'POST' })).status).toBe(404);
  for (const path of ['/metrics', '/_gateway/metrics', '/api/metrics'])
    expect(await (await fetch(live.url + path)).text()).not.toContain('# TYPE');
  const metricsOf = (env: NodeJS.ProcessEnv) => readConfig({ API_URL: live.url, ...env }).metrics;
  expect(metricsOf({})).toBeUndefined();
  expect(metricsOf({ METRICS_PORT: '9464' })).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(metricsOf({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })?.host).toBe('0.0.0.0');
});

it('OPS-110 shows loads and errors of the releases that visitors get, and of no others', async () => {
  const live = await startLive(withMetrics);
  const { driver, url, tutor, shell, beacon } = live;
  const canary = await publishBuild(driver, tutorInfo, 'two');
  const other = await publishBuild(driver, tutorInfo, 'three');
  await startCanary(driver, { 'mfe-tutor': canary }, 0, tester);
  await fetch(`${url}/tutors/7`, { headers: html });
  const report = (release: string, fields: object) => beacon({ app: 'mfe-tutor', release, ...fields });
  await report(tutor, { kind: 'timing', value: 500 });
  for (const release of [canary, canary, other]) await report(release, { kind: 'load-error' });
  await report(canary, { kind: 'load-error', phase: 'import' });
  const lines = await scrape(live);
  const of = (release: string) => `app="mfe-tutor",release="${release}"`;
  expect(lines.filter((line) => line.startsWith('porao_release_info'))).toEqual([
    `porao_release_info{app="shell",release="${shell}",state="live"} 1`,
    `porao_release_info{${of(tutor)},state="live"} 1`,
    `porao_release_info{${of(canary)},state="canary"} 1`,
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      `porao_release_loads_total{${of(tutor)}} 1`,
      `porao_release_loads_total{${of(canary)}} 0`,
      `porao_release_timed_loads_total{${of(tutor)}} 1`,
      `porao_release_load_seconds_total{${of(tutor)}} 0.5`,
      `porao_release_errors_total{${of(tutor)},kind="load-error",phase="none"} 0`,
      `porao_release_errors_total{${of(canary)},kind="load-error",phase="import"} 1`,
      `porao_release_errors_total{${of(canary)},kind="load-error",phase="none"} 2`,
    ]),
  );
  expect(lines.join('\n')).not.toContain(other);
});

it('OPS-115 counts each error once, by the phases that its kind has, from 0 on', async () => {
  const live = await startLive(withMetrics);
  const { tutor, shell, beacon } = live;
  const report = (fields: object) => beacon({ app: 'mfe-tutor', release: tutor, ...fields });
  for (const phase of ['entry', 'import', 'import', 'mount', 'later', undefined])
    await report({ kind: 'load-error', phase });
  for (const phase of ['mount', 'render', 'render', 'entry']) await report({ kind: 'script-error', phase });
  const errorsOf = (app: string, release: string, lines: readonly string[]) =>
    lines.flatMap((line) => {
      const start = `porao_release_errors_total{app="${app}",release="${release}",`;
      return line.startsWith(start) ? [line.slice(start.length).replaceAll(/kind=|phase=|["}]/g, '')] : [];
    });
  const lines = await scrape(live);
  expect(errorsOf('mfe-tutor', tutor, lines)).toEqual([
    'load-error,entry 1',
    'load-error,import 2',
    'load-error,none 3',
    'script-error,mount 1',
    'script-error,render 2',
    'script-error,none 1',
    'policy,none 0',
  ]);
  expect(errorsOf('shell', shell, lines).map((line) => line.at(-1))).toEqual(Array(7).fill('0'));
});

it('OPS-110 counts canaries that the gateway took back, from 0 on', async () => {
  const live = await startLive(withMetrics);
  const { driver, url, canaryAnalysis } = live;
  const next = await halfCanary(driver);
  const cookie = await bucketOf(url, next);
  const ended = async () => (await scrape(live)).filter((line) => line.startsWith('porao_canaries_ended'));
  expect(await ended()).toContain('porao_canaries_ended_total{app="mfe-tutor"} 0');
  for (const network of [1, 2, 3, 4, 5]) await fail(url, `203.0.113.${network}`, cookie, next);
  await canaryAnalysis.check();
  expect(await ended()).toContain('porao_canaries_ended_total{app="mfe-tutor"} 1');
});

it.each([
  ['folder', async (driver: RegistryDriver) => driver],
  ['kept store', async (driver: RegistryDriver) => cachedDriver(driver, await temporaryFolder(), silent)],
])('OPS-110 tells when the registry cannot be read, and when it can again: %s', async (_, over) => {
  const { driver } = await liveRegistry();
  let isReachable = true;
  const stamp: RegistryDriver['stamp'] = async () => {
    if (isReachable) return driver.stamp();
    throw new Error('EIO: i/o error');
  };
  const gateway = await startGateway(await over({ ...driver, stamp }), withMetrics);
  const readable = async () => (await scrape(gateway)).find((line) => line.startsWith('porao_registry_read'));
  expect(await readable()).toBe('porao_registry_readable 1');
  isReachable = false;
  await expect.poll(readable).toBe('porao_registry_readable 0');
  isReachable = true;
  await expect.poll(readable).toBe('porao_registry_readable 1');
});

it('OPS-269 tells what is refused of the registry, and of releases by their signatures', async () => {
  const { driver } = await liveRegistry();
  let refuses = false;
  const expired = { code: 'EXPIRED', message: 'It has expired.', remedy: '' } as const;
  const signatures: RegistryDriver['signatures'] = async () =>
    refuses ? { refused: ['mfe-tutor 1'], registry: expired } : { refused: [] };
  const gateway = await startGateway({ ...driver, signatures }, withMetrics);
  const refused = async () =>
    (await scrape(gateway)).filter((line) => line.startsWith('porao_registry_refused'));
  expect(await refused()).toEqual(['porao_registry_refused{reason="signatures"} 0']);
  refuses = true;
  expect(await refused()).toEqual([
    'porao_registry_refused{reason="signatures"} 1',
    'porao_registry_refused{reason="EXPIRED"} 1',
  ]);
});

it('OPS-269 tells of a registry that is not served at all', async () => {
  const { driver } = await liveRegistry();
  const read: RegistryDriver['read'] = async () => {
    throw new RegistryError('NOT_TIMESTAMPED', 'Nobody signed it.', 'Sign it.');
  };
  const gateway = await startGateway({ ...driver, read }, withMetrics);
  expect(await scrape(gateway)).toContain('porao_registry_refused{reason="NOT_TIMESTAMPED"} 1');
});
