import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { errorOf, liveRegistry, publishBuild, tester, tutorInfo } from '../testing/fixtures.ts';
import { contentNamed, scriptText } from '../testing/versions.ts';
import { readRelease } from './assets.gate.ts';
import { collect } from './collect.ts';
import { deltaName, deltaNames, versionPattern } from './deltas.ts';
import { activate, type RegistryDriver, rollback } from './index.ts';
import { compressedBy } from './make-deltas.ts';

const app = 'mfe-tutor';
const pathOf = (text: string) => contentNamed('static/js/page', text);

/** Publishes the tutor's remote with such a script. */
const publishScript = (driver: RegistryDriver, text: string, more: Record<string, string> = {}) =>
  publishBuild(driver, tutorInfo, text, { [pathOf(text)]: text, ...more });

/** A registry in which these versions were live one after the other. */
async function registryWith(...versions: string[]) {
  const { root, driver } = await liveRegistry();
  const ids: string[] = [];
  for (const version of versions) {
    const id = await publishScript(driver, scriptText(version));
    await activate(driver, { [app]: id }, tester);
    ids.push(id);
  }
  return { root, driver, ids };
}

it('OPS-432 frames a delta as dcz: the magic number, the SHA-256 of the dictionary, zstd', async () => {
  const [dictionary, content] = [Buffer.from(scriptText('one')), Buffer.from(scriptText('two'))];
  const delta = Buffer.from(await compressedBy(dictionary, content));
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(delta.subarray(8, 40).toString('hex')).toBe(hash('sha256', dictionary));
  expect(zstdDecompressSync(delta.subarray(40), { dictionary }).equals(content)).toBe(true);
  expect(delta.length).toBeLessThan(200);
});

it.each([
  ['static/js/page.0123456789abcdef.js', 'static/js/page.*.js'],
  ['static/css/async/a~b.0123456789abcdef.css', 'static/css/async/a~b.*.css'],
  ['static/font/latin.0123456789abcdef.woff2', undefined],
  ['static/js/page.js', undefined],
  ['static/js/(page).0123456789abcdef.js', undefined],
  ['static/js/page".0123456789abcdef.js', undefined],
])('OPS-432 has for %s the pattern %s', (path, pattern) => {
  expect(versionPattern(path)).toBe(pattern);
});

it('OPS-432 makes deltas by the versions of the live release, the one before and the last one besides', async () => {
  const { driver } = await registryWith('one', 'two', 'three', 'four');
  await rollback(driver, app, undefined, tester);
  const text = scriptText('five');
  const id = await publishScript(driver, text);
  const { deltas = {} } = await readRelease(driver, app, id);
  expect(Object.keys(deltas)).toEqual([pathOf(text)]);
  const made = deltas[pathOf(text)] ?? {};
  const dictionaries = ['two', 'three', 'four'].map(scriptText);
  expect(Object.keys(made).toSorted()).toEqual(dictionaries.map((old) => hash('sha256', old)).toSorted());
  for (const old of dictionaries) {
    const delta = await driver.getFile(app, id, deltaName(pathOf(text), hash('sha256', old)));
    const frame = Buffer.from(delta ?? []).subarray(40);
    expect(zstdDecompressSync(frame, { dictionary: Buffer.from(old) }).toString()).toBe(text);
  }
});

it('OPS-432 keeps no delta that saves less than 30 % of brotli, and none of a file that stays as it is', async () => {
  const { driver } = await registryWith('one');
  const other = scriptText('other').replaceAll(/[0-9a-f]{32}/g, (digits) => hash('sha256', digits).slice(32));
  const same = scriptText('one');
  const id = await publishScript(driver, other, { [pathOf(same)]: same });
  const { deltas = {} } = await readRelease(driver, app, id);
  expect(Object.keys(deltas)).toEqual([]);
});

it('OPS-434 a delta that differs from what was published is refused', async () => {
  const { root, driver } = await registryWith('one');
  const id = await publishScript(driver, scriptText('two'));
  const [name = ''] = deltaNames(await readRelease(driver, app, id));
  await writeFile(join(root, 'releases', app, id, name), 'changed');
  const { code, message } = await errorOf(() => activate(driver, { [app]: id }, tester));
  expect([code, message]).toEqual(['ASSET_DIFFERS', `${app} ${id}: ${name} was changed.`]);
});

it('OPS-434 deltas go with the release that they make files of', async () => {
  const { driver, ids } = await registryWith('one', 'two', 'three', 'four');
  const [, two = ''] = ids;
  const [name = ''] = deltaNames(await readRelease(driver, app, two));
  expect(await driver.getFile(app, two, name)).not.toBeNull();
  await collect(driver, [{ app, id: two }], tester);
  expect(await driver.getFile(app, two, name)).toBeNull();
});
