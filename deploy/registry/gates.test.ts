import type { BuildInfo, Release } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { errorOf, liveRegistry, publishBuild, shellInfo, tester, tutorInfo } from '../testing/fixtures.ts';
import { activate, promote, readRelease, rollback, startCanary, toResult } from './index.ts';
import { checkLoaded, checkSize, weightsOf } from './size.gate.ts';

/** The release as if its files had these sizes after brotli. */
function sized(info: BuildInfo, brotli: Record<string, number>): Release {
  const sizes = Object.fromEntries(
    Object.entries(brotli).map(([file, bytes]) => [file, { raw: bytes, brotli: bytes }]),
  );
  return { ...info, id: '0123456789ab', integrity: {}, sizes, commit: '', author: '', published_at: '' };
}

describe('the size gate', () => {
  const tutor = { 'remoteEntry.js': 9_000, 'static/js/remote.js': 5_000, 'static/js/locale-bn.js': 4_000 };

  const lateManifest: BuildInfo['manifest'] = tutorInfo.manifest && {
    ...tutorInfo.manifest,
    routes: [
      ...tutorInfo.manifest.routes,
      {
        path: '/tutor/late',
        layout: 'tutor',
        access: 'tutor',
        title: { en: 'Late', bn: 'পরে' },
        chunk: 'late',
      },
    ],
  };

  it('weighs each route with what it needs, in the heavier language', () => {
    const release = sized(tutorInfo, {
      ...tutor,
      'static/js/dashboard.js': 7_000,
      'static/css/dashboard.css': 900,
    });
    expect(weightsOf(release)).toMatchObject([
      { what: '/tutor/dashboard', script: 25_000, style: 900 },
      { what: '/tutors/:id?', script: 18_000, style: 0 },
      { what: '/tutor/*', script: 18_000, style: 0 },
    ]);
    expect(() => checkSize(release)).not.toThrow();
  });

  it('refuses a page for which a browser loads more than the budget, whatever chunk its route names', async () => {
    const release = sized(tutorInfo, { ...tutor, 'static/js/dashboard.js': 36_001 });
    const files = ['remoteEntry.js', 'static/js/dashboard.js', 'static/css/dashboard.css'];
    expect(() => checkLoaded(release, '/tutors', files.slice(0, 1))).not.toThrow();
    const error = await errorOf(async () => checkLoaded(release, '/tutors', files));
    expect(error).toMatchObject({
      code: 'SIZE_BUDGET',
      message: expect.stringContaining('/tutors, as a browser loads it, takes 45.0 kB'),
    });
  });

  it.each([
    [
      'a route of a remote',
      tutorInfo,
      { ...tutor, 'static/js/dashboard.js': 27_001 },
      '/tutor/dashboard takes 45.0 kB',
    ],
    [
      'another route of a remote',
      { ...tutorInfo, chunks: { ...tutorInfo.chunks, late: ['static/js/late.js'] }, manifest: lateManifest },
      { ...tutor, 'static/js/late.js': 27_001 },
      '/tutor/late takes 45.0 kB',
    ],
    [
      'the script of a shell',
      shellInfo,
      { 'static/js/index.js': 140_001 },
      'first load takes 140.0 kB of script',
    ],
    [
      'the style of a shell',
      shellInfo,
      { 'static/css/index.css': 20_100 },
      'first load takes 20.1 kB of style',
    ],
  ])('refuses %s above its budget, with a remedy', async (_, info, sizes, words) => {
    const error = await errorOf(async () => checkSize(sized(info, sizes)));
    expect(error).toMatchObject({ code: 'SIZE_BUDGET', message: expect.stringContaining(words) });
    expect(error.remedy).toContain('later');
  });
});

describe('force', () => {
  it('ignores an error for a reason, and logs both', async () => {
    const { driver } = await liveRegistry();
    const id = await publishBuild(driver, { ...tutorInfo, uses: { '@porao/ui': ['Slider'] } });
    const noReason = { actor: 'rahim', reason: ' ', force: true };
    expect((await errorOf(() => activate(driver, { 'mfe-tutor': id }, noReason))).code).toBe('NO_REASON');
    await activate(driver, { 'mfe-tutor': id }, { ...noReason, reason: 'the page is hidden' });
    expect((await driver.readAudit(1))[0]).toMatchObject({
      actor: 'rahim',
      reason: 'the page is hidden',
      forced: [expect.stringMatching(/^NAME_NOT_PROVIDED: .*Slider/)],
    });
  });

  it('never goes over a file that is missing or a release that is none', async () => {
    const { driver } = await liveRegistry();
    const force = { ...tester, force: true };
    const error = await errorOf(() => activate(driver, { 'mfe-tutor': '000000000000' }, force));
    expect(error.code).toBe('UNKNOWN_RELEASE');
  });
});

describe('the smoke load', () => {
  it('sees the site as it would be, and nothing goes live when it refuses', async () => {
    const { driver, tutor } = await liveRegistry();
    const next = await publishBuild(driver, tutorInfo, 'two');
    const seen: unknown[] = [];
    const smoke = async (apps: Record<string, { active: string | null }>) => {
      seen.push(apps['mfe-tutor']?.active);
      throw new Error('broken page');
    };
    await expect(activate(driver, { 'mfe-tutor': next }, { ...tester, smoke })).rejects.toThrow(
      'broken page',
    );
    await expect(startCanary(driver, { 'mfe-tutor': next }, 5, { ...tester, smoke })).rejects.toThrow(
      'broken page',
    );
    expect(seen).toEqual([next, next]);
    expect((await driver.read()).registry.apps['mfe-tutor']).toMatchObject({ active: tutor, rollout: null });
    // A rollback never waits for a browser.
    await activate(driver, { 'mfe-tutor': next }, tester);
    await rollback(driver, 'mfe-tutor', undefined, { ...tester, smoke });
    expect((await driver.read()).registry.apps['mfe-tutor']?.active).toBe(tutor);
  });
});

describe('a newer shell with an older remote', () => {
  const works = null;
  it.each<[string, Partial<BuildInfo>, string | null]>([
    ['more names', { provides: { '@porao/ui': ['Button', 'Card', 'Slider'] } }, works],
    ['without a used name', { provides: { '@porao/ui': ['Card'] } }, 'NAME_NOT_PROVIDED'],
    ['without an unused name', { provides: { '@porao/ui': ['Button'] } }, works],
    ['a newer minor of React', { singletons: { react: '19.5.0' } }, works],
    ['another major of React', { singletons: { react: '20.0.0' } }, 'SINGLETON_MISMATCH'],
    ['both versions of an event', { events: ['job.saved@1', 'job.saved@2'] }, works],
    ['without the old version of an event', { events: ['job.saved@2'] }, 'EVENT_UNKNOWN'],
    ['a newer contract', { contract: 2 }, 'CONTRACT_MISMATCH'],
  ])('%s', async (_, change, code) => {
    const { driver } = await liveRegistry();
    const shell = await publishBuild(driver, { ...shellInfo, ...change }, 'newer');
    for (const work of [
      () => startCanary(driver, { shell }, 0, tester),
      () => activate(driver, { shell }, tester),
    ]) {
      const outcome = await toResult(work);
      expect(outcome.ok ? null : outcome.error.code).toBe(code);
      expect(outcome.ok ? 'none' : outcome.error.remedy).toMatch(/\w/);
    }
  });
});

describe('a canary', () => {
  it('runs beside the live release, gets more visitors, and is promoted; each step is logged', async () => {
    const { driver, tutor } = await liveRegistry();
    const next = await publishBuild(driver, tutorInfo, 'two');
    await startCanary(driver, { 'mfe-tutor': next }, 5, tester);
    await startCanary(driver, { 'mfe-tutor': next }, 20, tester);
    const rollout = { release: next, percent: 20 };
    expect((await driver.read()).registry.apps['mfe-tutor']).toMatchObject({ active: tutor, rollout });
    expect(await promote(driver, 'mfe-tutor', tester)).toEqual({ app: 'mfe-tutor', from: tutor, to: next });
    const { apps } = (await driver.read()).registry;
    expect(apps['mfe-tutor']).toMatchObject({ active: next, previous: tutor, rollout: null });
    expect((await driver.readAudit(3)).map(({ action, percent }) => [action, percent])).toEqual([
      ['canary', 5],
      ['canary', 20],
      ['promote', undefined],
    ]);
    expect((await errorOf(() => promote(driver, 'mfe-tutor', tester))).code).toBe('NO_CANARY');
  });

  it('must fit every shell that it may meet, and every shell must fit it', async () => {
    const { driver } = await liveRegistry();
    const remote = await publishBuild(driver, { ...tutorInfo, uses: { '@porao/ui': ['Card'] } }, 'two');
    await startCanary(driver, { 'mfe-tutor': remote }, 5, tester);
    const shell = await publishBuild(driver, { ...shellInfo, provides: { '@porao/ui': ['Button'] } });
    const error = await errorOf(() => activate(driver, { shell }, tester));
    expect(error.message).toContain(`mfe-tutor ${remote} uses Card`);
    expect((await readRelease(driver, 'shell', shell)).id).toBe(shell);
  });
});
