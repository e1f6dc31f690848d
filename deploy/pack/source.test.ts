import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/fixtures.ts';
import { commandName, packedManifest, platformPackages } from './packages.ts';
import { npmrcOf, rangeOf, type Source } from './source.ts';

const execute = promisify(execFile);
const archives: Source = { version: '1.2.3', registry: null };
const packages = platformPackages();

/** In place of the public registry: it has a stranger's `porao` and nothing else, and notes what it is asked for. */
const asked: string[] = [];
const registry = createServer(({ url = '', headers }, response) => {
  asked.push(decodeURIComponent(url));
  const dist = { tarball: `http://${headers.host}/porao.tgz`, shasum: '0'.repeat(40) };
  const versions = { '9.9.9': { name: 'porao', version: '9.9.9', bin: 'porao.js', dist } };
  const strangers = { name: 'porao', 'dist-tags': { latest: '9.9.9' }, versions };
  response
    .writeHead(url === '/porao' ? 200 : 404, { 'content-type': 'application/json' })
    .end(url === '/porao' ? JSON.stringify(strangers) : '{}');
});
beforeAll(() => new Promise<void>((resolve) => void registry.listen(0, '127.0.0.1', resolve)));
afterAll(() => void registry.close());

const npm = async (cwd: string, ...args: string[]) => {
  const { port } = registry.address() as AddressInfo;
  const own = { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: join(cwd, '.cache') };
  const common = ['--no-audit', '--no-fund', '--fetch-retries=0', '--no-update-notifier'];
  // An empty value is that of nobody: the npx that started the tests says yes to all.
  return execute('npm', [...args, ...common], { cwd, env: { ...process.env, npm_config_yes: '', ...own } });
};

/** The packages without code, as they name each other. */
async function pack(source: Source): Promise<string> {
  const folder = await temporaryFolder();
  const folders = packages.map((one) => {
    const { dependencies, ...manifest } = packedManifest(one, source, { code: [], types: [] });
    const ours = Object.entries(dependencies as Record<string, string>).filter(([name]) =>
      name.startsWith('@porao/'),
    );
    const own = join(folder, 'made', one.name);
    mkdirSync(own, { recursive: true });
    const text = JSON.stringify({
      ...manifest,
      peerDependencies: {},
      dependencies: Object.fromEntries(ours),
    });
    writeFileSync(join(own, 'package.json'), text);
    return own;
  });
  await npm(folder, 'pack', ...folders);
  return folder;
}

async function repository(files: Record<string, string> = {}): Promise<string> {
  const folder = await temporaryFolder();
  for (const [file, text] of Object.entries({ 'package.json': '{ "name": "mfe-x" }', ...files }))
    writeFileSync(join(folder, file), text);
  return folder;
}

it('OPS-261 one archive installs those that it names, from its own folder: the registry is asked for nothing', async () => {
  const folder = await pack(archives);
  const repo = await repository();
  const archiveOf = (name: string) => join(folder, rangeOf(name, archives).slice('file:'.length));
  asked.length = 0;
  await npm(repo, 'install', archiveOf(commandName));
  await npm(repo, 'ci');
  expect(asked).toEqual([]);
  expect(readdirSync(join(repo, 'node_modules/@porao')).toSorted()).toEqual(
    expect.arrayContaining(['cli', 'contracts', 'server']),
  );
  await npm(repo, 'install', ...packages.map(({ name }) => archiveOf(name)));
  expect(asked).toEqual([]);
  const lock = readFileSync(join(repo, 'package-lock.json'), 'utf8');
  expect(lock).not.toContain('node_modules/@porao/features/node_modules');
});

it('OPS-262 a name of ours is asked for at the registry of the scope alone, and npx fetches nothing', async () => {
  const repo = await repository({ '.npmrc': npmrcOf(archives) });
  asked.length = 0;
  await expect(npm(repo, 'install', '@porao/ui@1.2.3')).rejects.toThrow('archives.invalid');
  expect(asked).toEqual([]);
  const { port } = registry.address() as AddressInfo;
  const own = { version: '1.2.3', registry: `http://127.0.0.1:${port}/team/` };
  writeFileSync(join(repo, '.npmrc'), npmrcOf(own));
  await expect(npm(repo, 'install', commandName)).rejects.toThrow('404');
  expect(asked).toEqual(['/team/@porao/cli']);
  await expect(npm(repo, 'exec', 'porao', 'status')).rejects.toThrow('missing packages');
  expect(asked).not.toContain('/porao.tgz');
  for (const one of packages) {
    const manifest = packedManifest(one, own, { code: [], types: [] });
    expect(manifest).toMatchObject({ publishConfig: { registry: own.registry } });
    expect(JSON.stringify(manifest)).not.toContain('file:');
  }
});
