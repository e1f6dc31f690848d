import { describe, expect, it } from 'vitest';
import { collect, findUnneeded } from '../../registry/collect.ts';
import { activate, startCanary } from '../../registry/index.ts';
import { endPreview, runningPreviews, startPreview } from '../../registry/preview.ts';
import { errorOf, publishBuild, shellInfo, tester, tutorInfo } from '../../testing/fixtures.ts';
import { html, pageOf, startLive } from '../../testing/gateway.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
/** As in production. */
const env = { PORAO_DEMO: '0', OVERRIDES: 'off' };

async function withPreview() {
  const live = await startLive(env);
  const next = await publishBuild(live.driver, tutorInfo, 'two');
  const { id } = await startPreview(live.driver, { 'mfe-tutor': next }, tester);
  return { ...live, next, id };
}

/** Opens the address of a preview; answers its first answer and the cookie that came with it. */
async function openPreview(url: string, id: string, path = '/tutors/7') {
  const answer = await fetch(`${url}${path}?mfe.preview=${id}`, { headers: html, redirect: 'manual' });
  return { answer, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

describe('OPS-112 a preview', () => {
  it('is shown to who opens its address, and to nobody else, where overrides are off', async () => {
    const { url, tutor, next, id } = await withPreview();
    const { answer, cookie } = await openPreview(url, id);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/tutors/7']);
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const own = await pageOf(`${url}/tutors/7`, { cookie });
    expect(own.data()).toMatchObject({
      overrides: [{ app: 'mfe-tutor', source: next }],
      preview: { until: expect.stringMatching(/Z$/) },
      remotes: [{ release: next }],
    });
    expect((await pageOf(`${url}/tutors/7`)).data()).toMatchObject({ remotes: [{ release: tutor }] });
    // It leaves nothing in search engines, caches and service workers.
    for (const { headers } of [answer, own.answer]) {
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const data = own.data();
    expect([data.files, data.site, data.config.offline]).toEqual([undefined, undefined, false]);
    expect((await pageOf(`${url}/tutors/7`)).data().files).toBeDefined();
    const revision = await fetch(`${url}/_gateway/revision`, { headers: { cookie } });
    expect(revision.headers.get('cache-control')).toBe('no-store');
  });

  it('ends by its link, after seven days, and when it is ended', async () => {
    const { url, driver, tutor, next, id } = await withPreview();
    const { cookie } = await openPreview(url, id);
    const back = await fetch(`${url}/tutors/7?mfe.reset`, {
      headers: { ...html, cookie },
      redirect: 'manual',
    });
    expect(back.headers.getSetCookie().join()).toMatch(/porao_preview=; Max-Age=0/);
    const releaseFor = async (sent: string) =>
      (await pageOf(`${url}/tutors/7`, { cookie: sent })).data().remotes[0]?.release;
    const { id: old } = await startPreview(driver, { 'mfe-tutor': next }, tester, inDays(-7));
    expect(await releaseFor(`porao_preview=${old}`)).toBe(tutor);
    expect((await openPreview(url, old)).answer.status).toBe(404);
    expect(await releaseFor(cookie)).toBe(next);
    await endPreview(driver, id.slice(0, 6), tester);
    expect(await releaseFor(cookie)).toBe(tutor);
    expect((await driver.readAudit(1))[0]).toMatchObject({
      action: 'preview-end',
      app: 'mfe-tutor',
      from: next,
    });
    expect((await errorOf(() => endPreview(driver, id, tester))).code).toBe('NO_PREVIEW');
    for (const wrong of ['', 'x', '__proto__', 'constructor'])
      expect((await openPreview(url, wrong)).answer.status).toBe(404);
  });

  it('has other releases of the live site, not of its canaries, and draws no side of them', async () => {
    const { url, driver, shell, id } = await withPreview();
    const canary = await publishBuild(driver, shellInfo, 'two');
    await startCanary(driver, { shell: canary }, 100, tester);
    const { cookie } = await openPreview(url, id);
    const { data, answer } = await pageOf(`${url}/tutors/7`, { cookie });
    expect(data().shell.release).toBe(shell);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('of releases that do not fit what is live is refused, as an activation is', async () => {
    const { driver } = await startLive(env);
    const unfit = await publishBuild(driver, { ...tutorInfo, uses: { '@porao/ui': ['Nothing'] } }, 'unfit');
    expect((await errorOf(() => startPreview(driver, { 'mfe-tutor': unfit }, tester))).code).toBe(
      'NAME_NOT_PROVIDED',
    );
    expect((await driver.read()).registry.previews).toBeUndefined();
    // With a shell that provides it, in one set.
    const shell = await publishBuild(driver, {
      ...shellInfo,
      provides: { '@porao/ui': ['Button', 'Card', 'Nothing'] },
    });
    const { preview } = await startPreview(driver, { shell, 'mfe-tutor': unfit }, tester);
    expect(preview.apps).toEqual({ shell, 'mfe-tutor': unfit });
  });

  it('keeps its releases from gc for its seven days', async () => {
    const { driver, next, id } = await withPreview();
    for (const content of ['three', 'four'])
      await activate(driver, { 'mfe-tutor': await publishBuild(driver, tutorInfo, content) }, tester);
    const unneeded = async (days: number) =>
      (await findUnneeded(driver, { days: 1, keep: 1, now: inDays(days) })).map((found) => found.id);
    expect(await unneeded(6.9)).not.toContain(next);
    expect(await unneeded(7.1)).toContain(next);
    expect(await collect(driver, [{ app: 'mfe-tutor', id: next }], tester)).toEqual([]);
    expect(Object.keys(runningPreviews((await driver.read()).registry))).toEqual([id]);
  });
});

describe('OPS-113 the header of a page with releases of its own, or of the team', () => {
  it('names remote, release, route and why', async () => {
    const { url, driver, shell, tutor, next, id } = await withPreview();
    const of = async (path: string, cookie: string) =>
      (await pageOf(url + path, { cookie })).answer.headers.get('porao-served-by');
    const line = (release: string, why: string, route = '/tutors/:id?') =>
      `mfe-tutor;release="${release}";why=${why};route="${route}", shell;release="${shell}";why=live`;
    expect(await of('/tutors/7', '')).toBeNull();
    expect(await of('/tutors/7', `porao_preview=${id}`)).toBe(line(next, 'preview'));
    expect(await of('/tutors/7', 'porao_team=1')).toBe(line(tutor, 'live'));
    await startCanary(driver, { 'mfe-tutor': next }, 0, tester);
    expect(await of('/tutors/7', 'porao_team=1')).toBe(line(next, 'canary'));
    expect(await of('/tutor/dashboard', 'porao_team=1')).toBe(line(next, 'canary', '/tutor/dashboard'));
    expect(await of('/ui', 'porao_team=1')).toBe(`shell;release="${shell}";why=live;route="/ui"`);
    expect(await of('/none', 'porao_team=1')).toBe(`shell;release="${shell}";why=live`);
  });

  it('tells an override from a preview', async () => {
    const { url, driver, tutor } = await startLive();
    const next = await publishBuild(driver, tutorInfo, 'two');
    const { id } = await startPreview(driver, { 'mfe-tutor': next }, tester);
    const own = `porao_override=${encodeURIComponent(JSON.stringify([{ app: 'mfe-tutor', source: tutor }]))}`;
    const { answer } = await pageOf(`${url}/tutors/7`, { cookie: `porao_preview=${id}; ${own}` });
    expect(answer.headers.get('porao-served-by')).toContain(`mfe-tutor;release="${tutor}";why=override`);
  });
});
