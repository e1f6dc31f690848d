import { describe, expect, it } from 'vitest';
import { activate, startCanary } from '../registry/index.ts';
import { publishBuild, shellInfo, tester, tutorInfo } from '../testing/fixtures.ts';
import { html, pageOf, session, startLive } from '../testing/gateway.ts';
import { fails } from './canary-analysis.ts';

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
    // What is asked for by scripts and beacons draws nothing.
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

describe('a canary that fails more often than the stable release', () => {
  const rule = { minLoads: 20, extraErrors: 0.05 };
  it.each([
    ['too few loads', [19, 19, 19], [100, 100, 0], false],
    ['as bad as the stable one', [40, 40, 8], [100, 100, 20], false],
    ['two networks are no pattern', [20, 20, 2], [100, 100, 0], false],
    ['worse', [20, 20, 3], [100, 100, 1], true],
    ['worse where nobody has the stable one', [20, 3, 3], [0, 0, 0], true],
  ] as const)('%s', (_, canary, stable, expected) => {
    const tally = ([loads, networks, failing]: readonly [number, number, number]) => ({
      loads,
      networks,
      failing,
    });
    expect(fails(tally(canary), tally(stable), rule)).toBe(expected);
  });

  it('is taken back by itself, with a line in the log; one that is well stays', async () => {
    const { url, driver, shell, tutor, next, canaryAnalysis } = await withCanary(50);
    const newShell = await publishBuild(driver, shellInfo, 'two');
    await startCanary(driver, { shell: newShell }, 0, tester);
    const bad = async (network: number) => {
      const forwarded = { 'x-forwarded-for': `203.0.113.${network}` };
      await fetch(`${url}/tutors/7`, { headers: { ...html, cookie: 'porao_team=1', ...forwarded } });
      const beacon = { kind: 'script-error', app: 'mfe-tutor', release: next, message: 'x is undefined' };
      const init = { method: 'POST', body: JSON.stringify(beacon), headers: forwarded };
      return fetch(`${url}/_gateway/telemetry`, init);
    };
    // One network, however often it says so, ends nothing; nor do two.
    for (let i = 0; i < 40; i += 1) await bad(i % 2);
    await canaryAnalysis.check();
    expect((await driver.read()).registry.apps['mfe-tutor']?.rollout).not.toBeNull();
    await bad(2);
    await canaryAnalysis.check();
    const { apps } = (await driver.read()).registry;
    expect(apps['mfe-tutor']).toMatchObject({ active: tutor, rollout: null });
    expect(apps['shell']).toMatchObject({ active: shell, rollout: { release: newShell } });
    expect((await driver.readAudit(1))[0]).toMatchObject({
      action: 'canary-end',
      actor: 'gateway',
      app: 'mfe-tutor',
      from: next,
      reason: expect.stringMatching(
        /^errors in 3 of 3 networks \(100 %\) and 41 loads, the stable release .*; last: x is undefined$/,
      ),
    });
    const after = await pageOf(`${url}/tutors/7`, { cookie: 'porao_team=1' });
    expect(after.data().remotes[0]?.release).toBe(tutor);
    // What an earlier canary of the same release did is not held against it.
    await startCanary(driver, { 'mfe-tutor': next }, 50, tester);
    await canaryAnalysis.check();
    expect((await driver.read()).registry.apps['mfe-tutor']?.rollout).not.toBeNull();
  });

  it('is taken back where its pages are reached by links alone and are never mounted', async () => {
    const { url, driver, next, canaryAnalysis } = await withCanary(50);
    // From here on its errors are counted.
    await canaryAnalysis.check();
    const beacon = { kind: 'script-error', app: 'mfe-tutor', release: next, message: 'boom', phase: 'mount' };
    for (let i = 0; i < 20; i += 1)
      await fetch(`${url}/_gateway/telemetry`, {
        method: 'POST',
        body: JSON.stringify(beacon),
        headers: { 'x-forwarded-for': `203.0.113.${i % 3}` },
      });
    await canaryAnalysis.check();
    expect((await driver.read()).registry.apps['mfe-tutor']?.rollout).toBeNull();
  });

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
