import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildInfo } from '@porao/contracts';
import { renderUnicodeCompact } from 'uqr';
import { expect, it } from 'vitest';
import { fileDriver } from '../registry/index.ts';
import { shellInfo, temporaryFolder, tutorInfo, writeDist } from '../testing/fixtures.ts';

async function commandLine(more: NodeJS.ProcessEnv = {}) {
  const dataDir = await temporaryFolder();
  const release = (...args: string[]) => {
    const script = join(import.meta.dirname, 'release.ts');
    const env = { ...process.env, DATA_DIR: dataDir, RELEASE_SMOKE: 'off', ...more };
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  release('keys', 'new', 'rahim');
  return { release, dataDir, driver: fileDriver(join(dataDir, 'registry')) };
}

it('publishes, activates and rolls back, each by one write and with a line in the log', async () => {
  const { release, driver } = await commandLine();
  const publish = async (content: string, ...more: string[]) =>
    release('publish', 'mfe-tutor', '--dist', await writeDist(tutorInfo, content), ...more);
  expect(release('publish', 'shell', '--dist', await writeDist(shellInfo), '--activate').status).toBe(0);
  const first = await publish('one', '--activate');
  const one = /mfe-tutor: nothing -> ([0-9a-f]{12}) is live/.exec(first.stdout)?.[1];
  expect(one).toBeDefined();
  const two = /mfe-tutor: ([0-9a-f]{12}) published/.exec((await publish('two')).stdout)?.[1] ?? '';
  expect(release('activate', 'mfe-tutor', two).stdout).toContain(`${one} -> ${two} is live`);

  const { revision } = (await driver.read()).registry;
  const back = release('rollback', 'mfe-tutor', '--reason', 'it blinks');
  expect(back).toMatchObject({ status: 0, stdout: `mfe-tutor: ${two} -> ${one} is live\n` });
  expect((await driver.read()).registry.revision).toBe(revision + 1);

  const log = release('log', '-n', '1', '--json').stdout;
  expect(JSON.parse(log)).toMatchObject({ actor: 'rahim', action: 'rollback', reason: 'it blinks', to: one });
  expect(JSON.parse(release('status', '--json').stdout)).toMatchObject({
    apps: { 'mfe-tutor': { active: one } },
  });
  expect(release('status').stdout).toMatch(new RegExp(`live +${one}`));
  expect(release('retire', 'mfe-tutor').stdout).toContain(`${one} is live no more`);
  expect(release('retire', 'mfe-tutor')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('NOT_LIVE'),
  });
});

it('OPS-384 takes back with a shell what has to go with it, by --with', async () => {
  const { release } = await commandLine();
  const ship = async (info: BuildInfo, content: string) =>
    release('publish', info.name, '--dist', await writeDist(info, content), '--activate');
  for (const info of [shellInfo, tutorInfo]) await ship(info, 'one');
  await ship({ ...shellInfo, provides: { '@porao/ui': ['Button', 'Slider'] } }, 'two');
  await ship({ ...tutorInfo, uses: { '@porao/ui': ['Slider'] } }, 'two');
  const { status, stderr } = release('rollback', 'shell');
  expect(status).toBe(1);
  expect(stderr).toMatch(/live of mfe-tutor:\n.*Slider[\s\S]*rollback shell [0-9a-f]{12} --with --reason/);
  const back = release('rollback', 'shell', '--with', '--reason', 'white pages');
  expect(back.stdout.replace(/[0-9a-f]{12}/g, 'ID').split('\n')).toEqual([
    'shell: ID -> ID',
    'mfe-tutor: ID -> ID',
    '',
  ]);
  expect(release('rollback', 'shell', '--with').stderr).toContain('NO_PREVIOUS');
});

it('says in the log that types were not checked, and in one line that there is no such app', async () => {
  const { release } = await commandLine();
  release('publish', 'mfe-tutor', '--dist', await writeDist(tutorInfo));
  expect(JSON.parse(release('log', '--json').stdout)).toMatchObject({
    action: 'publish',
    skipped: ['types'],
  });
  expect(release('log').stdout).toContain('without a check of types');
  const { status, stderr } = release('publish', 'mfe-nothing');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no mfe-nothing here\. Apps: shell, .*\n$/);
});

it('ends with 1, the reason and the remedy when it is refused', async () => {
  const { release } = await commandLine();
  release('publish', 'shell', '--dist', await writeDist(shellInfo), '--activate');
  const info = { ...tutorInfo, uses: { '@porao/ui': ['Slider'] } };
  const { status, stderr } = release('publish', 'mfe-tutor', '--dist', await writeDist(info), '--activate');
  expect(status).toBe(1);
  expect(stderr).toContain('NAME_NOT_PROVIDED');
  expect(stderr).toContain('Slider of @porao/ui');
  expect(stderr).toContain('Publish and activate a shell that provides it first, or do not use it.');
});

it.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['does not answer', { REGISTRY_URL: 'http://127.0.0.1:1023/porao' }, /store at .*1023 does not answer/],
  ['has no address', { REGISTRY_URL: 'nowhere' }, /SETTINGS.*nowhere/],
  ['has no keys', { REGISTRY_URL: 'http://127.0.0.1:1023/porao', REGISTRY_ACCESS_KEY_ID: '' }, /KEY_ID/],
])('says what to do when the store %s', async (_, env, words) => {
  const { release } = await commandLine({
    REGISTRY_ACCESS_KEY_ID: 'a',
    REGISTRY_SECRET_ACCESS_KEY: 'b',
    ...env,
  });
  const { status, stderr } = release('status');
  expect(status).toBe(1);
  expect(stderr).toMatch(words);
  expect(stderr).toMatch(/REGISTRY_URL, its bucket and its keys|Set it as https/);
  expect(stderr).not.toMatch(/\n +at /);
});

it('signs, lists keys and adopts in the name of the key', async () => {
  const { release, dataDir } = await commandLine();
  release('publish', 'shell', '--dist', await writeDist(shellInfo), '--activate');
  const id = /live +([0-9a-f]{12})/.exec(release('status').stdout)?.[1] ?? '';
  expect(release('keys', 'list').stdout).toMatch(/^rahim=[A-Za-z0-9_-]{43}:\*\n$/);
  await rm(join(dataDir, 'registry/releases/shell', id, 'release.sig'));
  expect(release('status').stdout).toContain('unsigned: release keys adopt');
  expect(release('activate', 'shell', id).stderr).toContain('UNSIGNED');
  expect(release('keys', 'adopt')).toMatchObject({ status: 0, stdout: `shell: ${id} is signed by rahim\n` });
  expect(release('log', '-n', '1').stdout).toContain(`rahim  adopt shell - -> ${id}`);
  await rm(join(dataDir, 'release-keys'), { recursive: true });
  const refused = release('service-worker', 'off');
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('NO_KEY') });
});

it.each([
  ['unknown'],
  ['keys', 'what'],
  ['activate', 'shell'],
  ['rollback', 'nothing-here'],
  ['log', '-n', 'x'],
  ['--what'],
])('says how to use it when told %s', async (...args) => {
  const { release } = await commandLine();
  const { status, stderr } = release(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(/pnpm release \w+|Apps here: shell/);
});

it('OPS-112 shows releases by one address and its QR code, lists previews and ends one', async () => {
  const { release, driver } = await commandLine({ PUBLIC_URL: 'https://porao.example' });
  for (const info of [shellInfo, tutorInfo])
    release('publish', info.name, '--dist', await writeDist(info), '--activate');
  const dist = await writeDist(tutorInfo, 'two');
  const shown = release('preview', 'mfe-tutor', '--dist', dist, '--path', '/tutors/7');
  const [, address = '', id = ''] =
    /^(https:\/\/porao\.example\/tutors\/7\?mfe\.preview=([\w-]{22}))$/m.exec(shown.stdout) ?? [];
  expect(shown.stdout).toContain(renderUnicodeCompact(address, { border: 2 }));
  const { apps, previews } = (await driver.read()).registry;
  const [one, two = ''] = apps['mfe-tutor']?.releases ?? [];
  expect(apps['mfe-tutor']?.active).toBe(one);
  expect(previews?.[id]?.apps).toEqual({ 'mfe-tutor': two });
  expect(release('preview', '--list').stdout).toContain(`mfe-tutor ${two} until`);
  // Pairs and names; the newest release of a name.
  const pair = release('preview', 'mfe-tutor', one ?? '', 'shell', '--json', '--reason', 'a look');
  expect(JSON.parse(pair.stdout)).toMatchObject({
    apps: { 'mfe-tutor': one, shell: apps['shell']?.active },
    by: 'rahim',
  });
  expect(JSON.parse(release('log', '-n', '1', '--json').stdout)).toMatchObject({
    action: 'preview',
    reason: 'a look',
  });
  expect(release('preview', '--end', id).status).toBe(0);
  expect(release('preview', '--list').stdout).not.toContain(id);
  for (const wrong of [[], [two], ['mfe-tutor', '--force'], ['mfe-none']])
    expect(release('preview', ...wrong).status).toBe(1);
});
