import { loadTokenName } from '@porao/contracts/page';
import { type RegistryDriver, startCanary } from '../registry/index.ts';
import { publishBuild, tester, tutorInfo } from './fixtures.ts';
import { html, markOf, pageOf } from './gateway.ts';

const address = '/tutors/7';

/** Another release of the tutor's remote for half of the visitors. */
export async function halfCanary(driver: RegistryDriver, content = 'two'): Promise<string> {
  const next = await publishBuild(driver, tutorInfo, content);
  await startCanary(driver, { 'mfe-tutor': next }, 50, tester);
  return next;
}

/** A cookie whose visitors get this release of the tutor's remote. */
export async function bucketOf(url: string, release: string): Promise<string> {
  for (let bucket = 0; bucket < 100; bucket += 1) {
    const cookie = `porao_bucket=${bucket}`;
    if ((await pageOf(url + address, { cookie })).data().remotes[0]?.release === release) return cookie;
  }
  throw new Error(`No bucket has ${release}.`);
}

/** Opens a page as a visitor of a network; returns the token that came with it. */
export async function open(url: string, network: string, cookie: string): Promise<string> {
  const headers = { ...html, cookie, 'x-forwarded-for': network };
  const answer = await fetch(url + address, { headers });
  await answer.arrayBuffer();
  return markOf(answer, loadTokenName) ?? '';
}

export async function report(url: string, network: string, beacon: object): Promise<void> {
  const init = { method: 'POST', body: JSON.stringify(beacon), headers: { 'x-forwarded-for': network } };
  const { status } = await fetch(`${url}/_gateway/telemetry`, init);
  if (status !== 204) throw new Error(`The report was answered by ${status}.`);
}

export const failure = (release: string, token?: string) => ({
  kind: 'script-error',
  app: 'mfe-tutor',
  release,
  message: 'x is undefined',
  token,
});

/** A load that fails: page and report. */
export async function fail(url: string, network: string, cookie: string, release: string): Promise<void> {
  await report(url, network, failure(release, await open(url, network, cookie)));
}

export const rolloutOf = async (driver: RegistryDriver, app = 'mfe-tutor') =>
  (await driver.read()).registry.apps[app]?.rollout ?? null;
