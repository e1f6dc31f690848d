import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../testing/fixtures.ts';
import { fetchNpmPackage } from './npm-package.ts';

const name = '@tools/program';
const version = '1.2.3';

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.stubEnv('npm_config_cache', await temporaryFolder());
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A registry with one package, which npm is told to use. */
async function startRegistry() {
  const folder = await temporaryFolder();
  const sources = join(folder, 'package');
  await mkdir(sources);
  await writeFile(join(sources, 'package.json'), JSON.stringify({ name, version }));
  await writeFile(join(sources, 'program'), '#!/bin/sh\n', { mode: 0o755 });
  execFileSync('tar', ['-czf', join(folder, 'p.tgz'), '-C', folder, 'package']);
  const archive = await readFile(join(folder, 'p.tgz'));
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  let downloads = 0;
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) {
      downloads += 1;
      response.end(archive);
      return;
    }
    const dist = { tarball: `http://${request.headers.host}/p.tgz`, integrity };
    const versions = { [version]: { name, version, dist } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { integrity, downloads: () => downloads };
}

it('fetches a package from the configured registry once', async () => {
  const { integrity, downloads } = await startRegistry();
  const cache = await temporaryFolder();
  const folder = await fetchNpmPackage({ name, version, integrity }, cache);
  expect(await readFile(join(folder, 'program'), 'utf8')).toBe('#!/bin/sh\n');
  expect(await fetchNpmPackage({ name, version, integrity }, cache)).toBe(folder);
  expect(downloads()).toBe(1);
});

it('gives callers at the same time the same whole folder and leaves nothing else', async () => {
  const { integrity } = await startRegistry();
  const cache = await temporaryFolder();
  const wanted = { name, version, integrity };
  const folders = await Promise.all([1, 2, 3].map(() => fetchNpmPackage(wanted, cache)));
  expect(new Set(folders).size).toBe(1);
  expect(await readdir(cache)).toEqual(['@tools+program@1.2.3']);
});

it('refuses an archive with another content', async () => {
  await startRegistry();
  const cache = await temporaryFolder();
  const other = { name, version, integrity: `sha512-${'A'.repeat(86)}==` };
  await expect(fetchNpmPackage(other, cache)).rejects.toThrow(/is not the one this repository names/);
  expect(await readdir(cache)).toEqual([]);
});

it('says what to check when the registry cannot be reached', async () => {
  const cache = await temporaryFolder();
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1/');
  vi.stubEnv('npm_config_fetch_retry_mintimeout', '1');
  const wanted = { name, version, integrity: 'sha512-none' };
  await expect(fetchNpmPackage(wanted, cache)).rejects.toThrow(/reaches the npm registry \(npm ping\)/);
});
