import { expect, it } from 'vitest';
import { activate, rollback } from '../../registry/index.ts';
import { publishActive, publishBuild, shellInfo, tester, tutorInfo } from '../../testing/fixtures.ts';
import { pageOf, startLive } from '../../testing/gateway.ts';

const withWorker = { ...shellInfo, initial: [...shellInfo.initial, 'sw.js'] };

async function workerOf(url: string) {
  const answer = await fetch(`${url}/sw.js`);
  return { headers: answer.headers, status: answer.status, text: await answer.text() };
}

it("the live shell's service worker is served at the root, revalidated each time and limited to this origin", async () => {
  const { url, driver } = await startLive();
  await publishActive(driver, withWorker, 'with worker');
  await expect.poll(async () => (await workerOf(url)).text).toContain('shell sw.js with worker');
  expect((await pageOf(`${url}/ui`)).data().config.offline).toBe(true);
  const { headers, status } = await workerOf(url);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
});

it('a shell without one, and a site where it is off, send one that removes itself', async () => {
  const old = await startLive();
  expect((await workerOf(old.url)).text).toContain('registration.unregister()');
  expect((await pageOf(`${old.url}/ui`)).data().config.offline).toBe(false);
  const off = await startLive({ SERVICE_WORKER: 'off' });
  await publishActive(off.driver, withWorker, 'with worker');
  const { text, headers } = await workerOf(off.url);
  expect(text).toContain('registration.unregister()');
  expect(headers.get('content-type')).toContain('text/javascript');
  expect((await pageOf(`${off.url}/ui`)).data().config.offline).toBe(false);
});

it('says which releases are live, never from a cache, after an activation and a rollback too', async () => {
  const { url, driver, shell, tutor } = await startLive();
  const live = async () => {
    const answer = await fetch(`${url}/_gateway/revision`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return ((await answer.json()) as { releases: unknown }).releases;
  };
  expect(await live()).toEqual({ shell, 'mfe-tutor': tutor });
  const newer = await publishBuild(driver, tutorInfo, 'two');
  expect(await live()).toEqual({ shell, 'mfe-tutor': tutor });
  await activate(driver, { 'mfe-tutor': newer }, tester);
  await expect.poll(live).toEqual({ shell, 'mfe-tutor': newer });
  await rollback(driver, 'mfe-tutor', undefined, tester);
  await expect.poll(live).toEqual({ shell, 'mfe-tutor': tutor });
});
