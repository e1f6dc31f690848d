import { hash, randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { messageOf } from '@porao/server';
import { request } from 'undici';
import { activate, publish, type RegistryDriver } from '../registry/index.ts';
import { ownRegistry } from '../registry/open.ts';
import { localKey } from '../registry/release-keys.ts';
import { shellHtml, shellInfo, tutorInfo, writeBuild } from '../testing/fixtures.ts';
import { contentNamed, scriptText } from '../testing/versions.ts';
import { check, endChecks } from './checked.ts';
import { dispatcher, ports, startProxiedSite, temporaryFolder } from './nginx.ts';

/** Asks nginx, with its cache, for files in all encodings while two releases take turns, and compares each answer with
 * what was published. */
const wanted = 10_000;
const atOnce = 16;
const stems = ['page', 'list', 'form', 'menu'];
const versions = ['one', 'two', 'three'];
const encodings = ['gzip, deflate, br, zstd', 'gzip, deflate', 'identity'];
const intent = { actor: 'check', reason: 'check', anySize: true };
const app = 'mfe-tutor';

const folder = temporaryFolder();
const dataDir = join(folder, 'data');
const key = localKey({ ...process.env, DATA_DIR: dataDir });
const driver = ownRegistry(dataDir);
const textOf = (stem: string, version: string) => scriptText(`${stem} ${version}`);
const pathOf = (stem: string, version: string) => contentNamed(`static/js/${stem}`, textOf(stem, version));

const ids = await publishVersions(driver);
const { stop } = await startProxiedSite(folder);
const faults: string[] = [];
const counts: Record<string, number> = {};
const total = { asked: 0, activations: 0 };
try {
  await Promise.all([takeTurns(), ...Array.from({ length: atOnce }, askAll)]);
  check(`${total.asked} answers are what was published`, faults.length === 0, `${faults.length} are not`);
  console.log([...new Set(faults)].slice(0, 10).join('\n'));
  const each = Object.entries(counts).map(([encoding, count]) => `${count} ${encoding}`);
  const names = ['br', 'gzip', 'none', 'dcz'];
  check(
    'all encodings came',
    names.every((name) => (counts[name] ?? 0) > 500),
    `${each.join(', ')}; ${total.activations} activations`,
  );
  checkCache();
} finally {
  await stop();
}
endChecks('All checks of files behind nginx passed.');

/** Each version was live, so that it has deltas of those before. */
async function publishVersions(registry: RegistryDriver): Promise<string[]> {
  const published: string[] = [];
  const add = async (info: typeof tutorInfo, content: string, more: Record<string, string>) => {
    const dist = join(folder, `${info.name}-${content}`);
    await writeBuild(dist, info, content, shellHtml, more);
    const { id } = await publish(registry, { dist, key, commit: 'c0ffee' });
    await activate(registry, { [info.name]: id }, intent);
    return id;
  };
  await add(shellInfo, 'one', {});
  for (const version of versions) {
    const scripts = stems.map((stem) => [pathOf(stem, version), textOf(stem, version)]);
    published.push(await add(tutorInfo, version, Object.fromEntries(scripts)));
  }
  return published;
}

async function takeTurns(): Promise<void> {
  for (; total.asked < wanted; total.activations += 1) {
    await activate(driver, { [app]: ids[1 + (total.activations % 2)] ?? '' }, intent);
    await sleep(100);
  }
}

async function askAll(): Promise<void> {
  while (total.asked < wanted) {
    total.asked += 1;
    const fault = await askOne().catch(messageOf);
    if (fault !== undefined) faults.push(fault);
  }
}

function any(values: readonly string[]): string {
  return values[randomInt(values.length)] ?? '';
}

/** Half of all requests are of a browser that has another version, or one that was never published. */
async function askOne(): Promise<string | undefined> {
  const stem = any(stems);
  const version = any(versions.slice(1));
  const own = randomInt(2) === 0 ? undefined : textOf(stem, any([...versions, 'unknown']));
  const accepted = own === undefined ? any(encodings) : `${encodings[0]}, dcb, dcz`;
  const dictionary = own && { 'available-dictionary': `:${hash('sha256', own, 'base64')}:` };
  const { statusCode, headers, body } = await request(
    `https://127.0.0.1:${ports.https}/files/${app}/${pathOf(stem, version)}`,
    { dispatcher, headers: { 'accept-encoding': accepted, ...dictionary } },
  );
  const bytes = Buffer.from(await body.arrayBuffer());
  const encoding = headers['content-encoding']?.toString() ?? 'none';
  counts[encoding] = (counts[encoding] ?? 0) + 1;
  if (statusCode !== 200) return `status ${statusCode}`;
  if (encoding !== 'none' && !accepted.includes(encoding)) return `${encoding} for ${accepted}`;
  const kept = encoding === 'dcz' ? 'private' : 'public';
  if (!headers['cache-control']?.toString().startsWith(kept)) return `${encoding} is not ${kept}`;
  return decoded(bytes, encoding, own) === textOf(stem, version)
    ? undefined
    : `${encoding} of another content`;
}

function decoded(bytes: Buffer, encoding: string, own = ''): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  if (encoding === 'none') return bytes.toString();
  const start = `5e2a4d1820000000${hash('sha256', own)}`;
  if (bytes.subarray(0, 40).toString('hex') !== start) throw new Error(`${encoding} of another dictionary`);
  return zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(own) }).toString();
}

/** Before each content nginx keeps the headers that it came with. */
function checkCache(): void {
  const files = readdirSync(join(folder, 'cache')).map((name) => readFileSync(join(folder, 'cache', name)));
  const kept = files.map((file) => /^content-encoding: (\w+)/im.exec(file.toString('latin1'))?.[1] ?? 'none');
  const found = [...new Set(kept)].toSorted().join(', ');
  check('nginx keeps brotli, gzip and whole files, and no delta', found === 'br, gzip, none', found);
}
