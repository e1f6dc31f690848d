import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { BuildInfo } from '@porao/contracts';
import { describe, expect, it, vi } from 'vitest';
import {
  errorOf,
  liveRegistry,
  publishBuild,
  shellInfo,
  temporaryRegistry,
  tester,
  testKey,
  tutorInfo,
  writeDist,
} from '../testing/fixtures.ts';

import { activate, publish, readRelease, rollback, startCanary } from './index.ts';

describe('publish', () => {
  it('OPS-396 stores files with integrity, sizes and compressed copies, and source maps apart from them', async () => {
    const { root, driver } = await temporaryRegistry();
    const id = await publishBuild(driver, tutorInfo);
    const release = await readRelease(driver, 'mfe-tutor', id);
    const folder = join(root, 'releases', 'mfe-tutor', id);
    const entry = await readFile(join(folder, 'remoteEntry.js'));
    const packed = await readFile(join(folder, 'remoteEntry.js.br'));
    expect(brotliDecompressSync(packed).equals(entry)).toBe(true);
    expect(release.sizes['remoteEntry.js']).toEqual({ raw: entry.length, brotli: packed.length });
    expect(Object.keys(release.integrity).filter((path) => /\.(br|gz|map)$|build-info/.test(path))).toEqual(
      [],
    );
    await expect(stat(join(folder, 'remoteEntry.js.map'))).rejects.toThrow('ENOENT');
    const map = gunzipSync(await readFile(join(folder, 'remoteEntry.js.map.gz')));
    expect(map.toString()).toBe('{"sources":[]}');
    expect(release.maps).toEqual({
      'remoteEntry.js.map': `sha384-${createHash('sha384').update(map).digest('base64')}`,
    });
    const { uses, singletons, contract, manifest } = tutorInfo;
    expect(release).toMatchObject({ name: 'mfe-tutor', id, uses, singletons, contract, manifest });
    expect(release).toMatchObject({ author: 'tester', commit: 'c0ffee' });
    expect(Math.abs(Date.now() - Date.parse(release.published_at))).toBeLessThan(60_000);
    const named = [release.entry, ...release.initial, ...Object.values(release.chunks).flat()];
    for (const file of named) {
      const content = await readFile(join(folder, file));
      expect(release.integrity[file]).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
    }
  });

  it('of the same content again changes nothing', async () => {
    const { driver } = await temporaryRegistry();
    const id = await publishBuild(driver, tutorInfo);
    const before = await driver.read();
    const stores = vi.spyOn(driver, 'putRelease');
    const again = await publish(driver, {
      dist: await writeDist(tutorInfo),
      key: { ...testKey, name: 'other' },
      commit: 'later',
    });
    expect(again).toEqual({ app: 'mfe-tutor', id, isNew: false });
    expect(stores).not.toHaveBeenCalled();
    expect(await driver.read()).toEqual(before);
    expect((await readRelease(driver, 'mfe-tutor', id)).author).toBe('tester');
    expect(await publishBuild(driver, tutorInfo, 'two')).not.toBe(id);
  });

  it('OPS-176 takes compressed copies of the live release for files that did not change, if they are right', async () => {
    const { root, driver } = await liveRegistry();
    const [kept, wrong] = ['static/kept.svg', 'static/wrong.svg'];
    const text = '<svg/>'.repeat(500);
    const more = { [kept]: text, [wrong]: text };
    const first = await publishBuild(driver, tutorInfo, 'one', more);
    await activate(driver, { 'mfe-tutor': first }, tester);
    const copyOf = (id: string, path: string) => join(root, 'releases', 'mfe-tutor', id, `${path}.gz`);
    const marked = gzipSync(text, { level: 1 });
    await writeFile(copyOf(first, kept), marked);
    await writeFile(copyOf(first, wrong), gzipSync('another'));
    const second = await publishBuild(driver, tutorInfo, 'two', more);
    expect(marked.equals(await readFile(copyOf(second, kept)))).toBe(true);
    expect(gunzipSync(await readFile(copyOf(second, wrong))).toString()).toBe(text);
  });

  it('makes nothing live, and leaves a line in the log', async () => {
    const { driver } = await temporaryRegistry();
    const id = await publishBuild(driver, tutorInfo);
    expect((await driver.read()).registry.apps['mfe-tutor']).toEqual({
      active: null,
      previous: null,
      rollout: null,
      releases: [id],
    });
    expect(await driver.readAudit(9)).toMatchObject([
      { action: 'publish', app: 'mfe-tutor', from: null, to: id, actor: 'tester', revision: 1 },
    ]);
  });

  it.each<[string, Partial<BuildInfo>, string]>([
    ['a file that is not there', { initial: ['gone.js'] }, 'gone.js'],
    ['no manifest', { manifest: null }, 'no manifest'],
    ['another app', { name: 'mfe-other' }, 'mfe-tutor'],
    ['a chunk that the build lacks', { chunks: { cv: [] } }, 'dashboard (/tutor/dashboard); it has cv'],
    [
      'a wrong name',
      { manifest: tutorInfo.manifest && { ...tutorInfo.manifest, name: 'tutor' } },
      'such as "mfe-tutor"',
    ],
  ])('refuses a build that names %s', async (_, change, word) => {
    const { driver } = await temporaryRegistry();
    const dist = await writeDist({ ...tutorInfo, ...change });
    await rm(join(dist, 'gone.js'), { force: true });
    const error = await errorOf(() => publish(driver, { dist, key: testKey, commit: '' }));
    expect(error).toMatchObject({ code: 'BAD_BUILD', message: expect.stringContaining(word) });
    expect(error.remedy).not.toBe('');
  });

  it('refuses a folder without a build, and a shell whose page has no place for the registry', async () => {
    const { root, driver } = await temporaryRegistry();
    const input = { key: testKey, commit: '' };
    expect((await errorOf(() => publish(driver, { ...input, dist: root }))).code).toBe('NO_BUILD');
    const dist = await writeDist(shellInfo, 'one', '<html></html>');
    expect((await errorOf(() => publish(driver, { ...input, dist }))).message).toContain('porao:head');
  });
});

describe('activation', () => {
  it.each<[string, Partial<BuildInfo>, string, string]>([
    [
      'a name that the shell lacks',
      { uses: { '@porao/ui': ['Button', 'Slider'] } },
      'NAME_NOT_PROVIDED',
      'Slider of @porao/ui',
    ],
    [
      'a package that the shell lacks',
      { uses: { '@porao/ui/map': ['Map'] } },
      'NAME_NOT_PROVIDED',
      '@porao/ui/map',
    ],
    ['no ./remote', { exposes: [] }, 'EXPOSE_MISSING', './remote'],
    ['another contract', { contract: 2 }, 'CONTRACT_MISMATCH', 'version 2'],
    ['an unknown event', { events: ['job.sold@9'] }, 'EVENT_UNKNOWN', 'job.sold@9'],
    ['a newer event', { events: ['job.saved@2'] }, 'EVENT_UNKNOWN', 'job.saved@2'],
    ['a newer React', { singletons: { react: '19.4.0' } }, 'SINGLETON_MISMATCH', 'react 19.4.0'],
    ['another major of React', { singletons: { react: '18.2.0' } }, 'SINGLETON_MISMATCH', '19.3.1'],
  ])('refuses a remote with %s, naming it and the remedy', async (_, change, code, word) => {
    const { driver } = await liveRegistry();
    const before = await driver.read();
    const id = await publishBuild(driver, { ...tutorInfo, ...change });
    for (const work of [
      () => activate(driver, { 'mfe-tutor': id }, tester),
      () => startCanary(driver, { 'mfe-tutor': id }, 0, tester),
    ]) {
      const error = await errorOf(work);
      expect(error).toMatchObject({ code, message: expect.stringContaining(word) });
      expect(error.message).toContain(`mfe-tutor ${id}`);
      expect(error.remedy).not.toBe('');
    }
    expect((await driver.read()).registry.apps['mfe-tutor']?.active).toBe(
      before.registry.apps['mfe-tutor']?.active,
    );
  });

  it('refuses a shell that a live remote could not run in, and takes both together', async () => {
    const { driver, tutor } = await liveRegistry();
    const shell = await publishBuild(driver, { ...shellInfo, provides: { '@porao/ui': ['Card'] } });
    const error = await errorOf(() => activate(driver, { shell }, tester));
    expect(error).toMatchObject({
      code: 'NAME_NOT_PROVIDED',
      message: expect.stringContaining(`mfe-tutor ${tutor} uses Button`),
      remedy: 'Publish and activate a shell that provides it first, or do not use it.',
    });
    const newTutor = await publishBuild(driver, { ...tutorInfo, uses: { '@porao/ui': ['Card'] } });
    const { revision } = (await driver.read()).registry;
    await activate(driver, { shell, 'mfe-tutor': newTutor }, tester);
    expect((await driver.read()).registry.revision).toBe(revision + 1);
  });

  it('refuses a remote while no shell is live', async () => {
    const { driver } = await temporaryRegistry();
    const id = await publishBuild(driver, tutorInfo);
    expect(await errorOf(() => activate(driver, { 'mfe-tutor': id }, tester))).toMatchObject({
      code: 'NO_SHELL',
      remedy: expect.stringContaining('shell first'),
    });
  });

  it('refuses a release with a changed or missing file, by name', async () => {
    const { root, driver } = await liveRegistry();
    const id = await publishBuild(driver, tutorInfo, 'two');
    const file = join(root, 'releases', 'mfe-tutor', id, 'static/js/dashboard.js');
    await appendFile(file, ' ');
    expect(await errorOf(() => activate(driver, { 'mfe-tutor': id }, tester))).toMatchObject({
      code: 'ASSET_DIFFERS',
      message: expect.stringContaining('static/js/dashboard.js'),
    });
    await rm(file);
    expect((await errorOf(() => activate(driver, { 'mfe-tutor': id }, tester))).code).toBe('ASSET_MISSING');
  });

  it('is told of another one that went live while its own was looked at', async () => {
    const { driver, tutor } = await liveRegistry();
    const [slow, quick] = [
      await publishBuild(driver, tutorInfo, 'two'),
      await publishBuild(driver, tutorInfo, 'three'),
    ];
    const smoke = async () => {
      await activate(driver, { 'mfe-tutor': quick }, tester);
    };
    const error = await errorOf(() => activate(driver, { 'mfe-tutor': slow }, { ...tester, smoke }));
    expect(error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('mfe-tutor') });
    expect(error.remedy).toContain('release status');
    expect((await driver.read()).registry.apps['mfe-tutor']).toMatchObject({
      active: quick,
      previous: tutor,
    });
  });

  it.each(['000000000000', '../../etc', ''])('refuses the unknown release %j', async (id) => {
    const { driver } = await liveRegistry();
    expect((await errorOf(() => activate(driver, { 'mfe-tutor': id }, tester))).code).toBe('UNKNOWN_RELEASE');
  });
});

it('of two teams at once writes no file of the other again, and has the lines of each in the log', async () => {
  const { root, driver, tutor, shell } = await liveRegistry();
  const releases = join(root, 'releases');
  const writtenAt = async () => {
    const files = await readdir(releases, { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    return new Map(await Promise.all(paths.map(async (path) => [path, (await stat(path)).mtimeMs] as const)));
  };
  const before = await writtenAt();
  const ship = async (info: BuildInfo, words: readonly string[]) => {
    const by = { actor: `${info.name}-team`, reason: '' };
    const key = { ...testKey, name: by.actor };
    const ids: string[] = [];
    for (const word of words) {
      const { id } = await publish(driver, { dist: await writeDist(info, word), commit: 'c0ffee', key });
      await activate(driver, { [info.name]: id }, by);
      ids.push(id);
    }
    return ids;
  };
  const [tutors, shells] = await Promise.all([
    ship(tutorInfo, ['two', 'three', 'four']),
    ship(shellInfo, ['two']),
  ]);
  await rollback(driver, 'mfe-tutor', undefined, { actor: 'mfe-tutor-team', reason: '' });

  const { apps } = (await driver.read()).registry;
  expect(apps['mfe-tutor']).toMatchObject({ active: tutors[1], previous: tutors[0] });
  expect(apps['shell']).toMatchObject({ active: shells[0], previous: shell });
  const after = await writtenAt();
  expect(Object.fromEntries(after)).toMatchObject(Object.fromEntries(before));
  const folders = [...after.keys()].map((file) => relative(releases, file).split(sep).slice(0, 2).join('/'));
  const expected = [tutor, ...tutors].map((id) => `mfe-tutor/${id}`);
  expect(new Set(folders)).toEqual(new Set([...expected, ...[shell, ...shells].map((id) => `shell/${id}`)]));
  const log = await driver.readAudit(9);
  const linesOf = (actor: string) => log.filter((entry) => entry.actor === actor).map(({ action }) => action);
  const shipped = ['publish', 'activate'];
  expect(linesOf('mfe-tutor-team')).toEqual([...shipped, ...shipped, ...shipped, 'rollback']);
  expect(linesOf('shell-team')).toEqual(shipped);
});
