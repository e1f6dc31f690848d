import { describe, expect, it } from 'vitest';
import { activate, startCanary } from '../../registry/index.ts';
import { publishBuild, shellInfo, tester, tutorInfo } from '../../testing/fixtures.ts';
import { html, pageOf, session, startLive } from '../../testing/gateway.ts';

async function withCanary(percent: number) {
  const live = await startLive({ TRUST_PROXY: 'true' });
  const next = await publishBuild(live.driver, tutorInfo, 'two');
  await startCanary(live.driver, { 'mfe-tutor': next }, percent, tester);
  const releaseFor = async (cookie = '') => {
    const { answer, data } = await pageOf(`${live.url}/tutor/dashboard`, { cookie });
    return { release: data().remotes[0]?.release, given: answer.headers.get('set-cookie') };
  };
  return { ...live, next, releaseFor };
}

describe('a canary', () => {
  it('goes to its share of the buckets, and to each of them always', async () => {
    const { next, tutor, releaseFor } = await withCanary(30);
    const sides = new Map<number, string | undefined>();
    for (let bucket = 0; bucket < 100; bucket += 1)
      sides.set(bucket, (await releaseFor(`porao_bucket=${bucket}`)).release);
    expect([...sides.values()].filter((release) => release === next)).toHaveLength(30);
    expect([...sides.values()].filter((release) => release === tutor)).toHaveLength(70);
    for (const bucket of [0, 50, 99])
      expect((await releaseFor(`porao_bucket=${bucket}`)).release).toBe(sides.get(bucket));
  });

  it('draws a bucket once per browser and only while there is something to draw', async () => {
    const { url, releaseFor } = await withCanary(50);
    const first = await releaseFor();
    const bucket = /^porao_bucket=(\d{1,2}); Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/.exec(
      first.given ?? '',
    )?.[1];
    expect(bucket).toBeDefined();
    const again = await releaseFor(`porao_bucket=${bucket}`);
    expect(again).toEqual({ release: first.release, given: null });
    // A request by a script or a beacon draws nothing.
    expect((await fetch(`${url}/_gateway/revision`)).headers.get('set-cookie')).toBeNull();
    const quiet = await startLive();
    expect((await pageOf(`${quiet.url}/ui`)).answer.headers.get('set-cookie')).toBeNull();
  });

  it('of 0 % is for the team alone', async () => {
    const { url, next, tutor, releaseFor } = await withCanary(0);
    const joined = (await fetch(`${url}/_gateway/team/join`)).headers.get('set-cookie') ?? '';
    expect((await releaseFor(joined.split(';')[0])).release).toBe(next);
    expect((await releaseFor('porao_bucket=5')).release).toBe(tutor);
    expect(await releaseFor()).toEqual({ release: tutor, given: null });
    const own = (await (
      await fetch(`${url}/_gateway/revision`, { headers: { cookie: 'porao_team=1' } })
    ).json()) as {
      releases: unknown;
    };
    expect(own.releases).toMatchObject({ 'mfe-tutor': next });
  });

  it('of the shell brings its own page and files; nothing of a page is mixed', async () => {
    const { url, driver, shell } = await startLive();
    const next = await publishBuild(driver, shellInfo, 'two');
    await startCanary(driver, { shell: next }, 0, tester);
    const team = await pageOf(`${url}/ui`, { cookie: 'porao_team=1' });
    expect(team.text).toContain(`/releases/shell/${next}/static/js/index.js`);
    expect(team.text).not.toContain(shell);
    expect((await pageOf(`${url}/ui`)).text).not.toContain(next);
  });
});

describe('a canary beside the live release', () => {
  it('is not confused by pages that do not start the remote', async () => {
    const { url, reports, next } = await withCanary(0);
    const cookie = `porao_team=1; ${session('parent')}`;
    await fetch(`${url}/tutor/dashboard`, { headers: { ...html, cookie } });
    expect(reports.counts().get(`mfe-tutor ${next}`)).toBeUndefined();
    await fetch(`${url}/tutors/7`, { headers: { ...html, cookie } });
    expect(reports.counts().get(`mfe-tutor ${next}`)?.pages).toBe(1);
  });

  it('gives way to an activation of the same release', async () => {
    const { driver, next, releaseFor } = await withCanary(10);
    await activate(driver, { 'mfe-tutor': next }, tester);
    expect((await driver.read()).registry.apps['mfe-tutor']).toMatchObject({ active: next, rollout: null });
    expect((await releaseFor()).release).toBe(next);
  });
});
