import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { BuildInfo, type Registry, type Release } from '@porao/contracts';
import { neededSlots, slotMark } from '@porao/contracts/page';
import { z } from 'zod';
import { compressedVariants, integrityOf, releaseIdOf } from './content.ts';
import { typed } from './data-dir.ts';
import { describeFaults } from './describe-faults.ts';
import type { RegistryDriver } from './driver.ts';
import { earlierVersions, makeDeltas } from './make-deltas.ts';
import { parseJson } from './parse-json.ts';
import { isShared } from './places.ts';
import { changeRegistry } from './registry.change.ts';
import { RegistryError } from './registry-error.ts';
import { type SigningKey, signatureFile, signRelease } from './signature.ts';
import { packMap, storedMapOf } from './source-maps.ts';
import { isStored, putLacking, storedCopies } from './stored-files.ts';

const infoFile = 'build-info.json';
const releaseFile = 'release.json';

export interface PublishInput {
  /** Folder of the built app, with its build-info.json. */
  readonly dist: string;
  /** Signs the release; the log names it. */
  readonly key: SigningKey;
  /** Written to the log. */
  readonly reason?: string;
  readonly commit: string;
  /** The app the caller means; a build of another one is refused. */
  readonly app?: string;
  /** Checks that were left out, for the log. */
  readonly skipped?: readonly string[];
}

/** Adds a built app to the registry without making it live. */
export async function publish(driver: RegistryDriver, input: PublishInput) {
  const files = await readDist(input.dist);
  const info = parseInfo(files.get(infoFile), input);
  const id = releaseIdOf(files);
  files.delete(infoFile);
  checkInfo(info, files);

  // Compression takes seconds, and a stored release never changes.
  const [stored, snapshot] = await Promise.all([driver.getFile(info.name, id, releaseFile), driver.read()]);
  if (stored === null) {
    const app = snapshot.registry.apps[info.name];
    await driver.putRelease(info.name, id, await packed(driver, files, { ...info, id }, input, app));
  }

  // False when this very content had been published before.
  const isNew = await changeRegistry(
    driver,
    (registry) => {
      const app = registry.apps[info.name] ?? { active: null, previous: null, rollout: null, releases: [] };
      if (app.releases.includes(id)) return null;
      const apps = { ...registry.apps, [info.name]: { ...app, releases: [...app.releases, id] } };
      const audit = { action: 'publish', app: info.name, from: app.active, to: id } as const;
      const { key, reason = '', skipped = [] } = input;
      return { apps, audit: [{ ...audit, actor: key.name, reason, ...(skipped.length > 0 && { skipped }) }] };
    },
    snapshot,
  );
  await putLacking(driver, info.name, id, files);
  return { app: info.name, id, isNew };
}

/** Id of the release that a build is; undefined where there is none. */
export async function idOfBuild(dist: string): Promise<string | undefined> {
  const files = await readDist(dist);
  return files.has(infoFile) ? releaseIdOf(files) : undefined;
}

/** Every file with its compressed copies, and what describes them. */
async function packed(
  driver: RegistryDriver,
  files: ReadonlyMap<string, Uint8Array>,
  info: BuildInfo & Pick<Release, 'id'>,
  { dist, commit, key }: PublishInput,
  app: Registry['apps'][string] | undefined,
): Promise<Map<string, Uint8Array>> {
  const stored = new Map<string, Uint8Array>();
  const integrity: Release['integrity'] = {};
  const sizes: Release['sizes'] = {};
  const copying = storedCopies(driver, info, app?.active).then((copiesOf) =>
    Promise.all(
      [...files].map(async ([path, content]) => {
        const isThere = isShared(path) && (await isStored(driver, info, path, content));
        const copies = await copiesOf(path, content);
        const variants = copies ?? (await compressedVariants(path, content));
        return { path, content, isThere, copies, variants };
      }),
    ),
  );
  const [all, versions] = await Promise.all([
    copying,
    earlierVersions(driver, info.name, app, [...files.keys()]),
  ]);
  for (const { path, content, isThere, copies, variants } of all) {
    if (!isThere) stored.set(path, content);
    if (!isThere || !copies) for (const [name, variant] of variants) stored.set(name, variant);
    integrity[path] = integrityOf(content);
    sizes[path] = { raw: content.length, brotli: variants.get(`${path}.br`)?.length ?? content.length };
  }
  const maps = await readMaps(
    dist,
    [...files.keys()].filter((path) => path !== info.server),
  );
  for (const [path, content] of maps) stored.set(storedMapOf(path), await packMap(content));
  const { deltas, contents } = await makeDeltas({ sizes }, files, versions);
  for (const [path, content] of contents) stored.set(path, content);
  const release: Release = {
    ...info,
    integrity,
    sizes,
    deltas,
    ...(maps.size > 0 && {
      maps: Object.fromEntries([...maps].map(([path, content]) => [`${path}.map`, integrityOf(content)])),
    }),
    commit,
    author: key.name,
    published_at: new Date().toISOString(),
  };
  const content = Buffer.from(`${JSON.stringify(release, null, 1)}\n`);
  stored.set(signatureFile, signRelease(content, key));
  stored.set(releaseFile, content);
  return stored;
}

async function readDist(dist: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Uint8Array>();
  for (const entry of entries) {
    if (entry.isSymbolicLink())
      throw badBuild(
        `${join(entry.parentPath, entry.name)} is a symbolic link; a release may contain files only.`,
      );
    // Source maps are no files of visitors, and marks of the build of nobody; compressed files are made here.
    if (!entry.isFile() || /^\.|\.(map|br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(file.slice(join(dist).length + 1).replaceAll(sep, '/'), await readFile(file));
  }
  return files;
}

/** The source maps that a build left beside its files, by file. */
async function readMaps(dist: string, files: readonly string[]): Promise<Map<string, Uint8Array>> {
  const read = files.map(async (path): Promise<[string, Uint8Array][]> => {
    const content = await readFile(join(dist, `${path}.map`)).catch(() => undefined);
    return content ? [[path, content]] : [];
  });
  return new Map((await Promise.all(read)).flat());
}

function parseInfo(content: Uint8Array | undefined, { dist, app }: PublishInput): BuildInfo {
  if (content === undefined)
    throw new RegistryError(
      'NO_BUILD',
      `${join(dist, infoFile)} is missing.`,
      `Build the app first: ${typed('build')}.`,
    );
  const data = parseJson(z.unknown(), content);
  const { data: parsed, error } = BuildInfo.safeParse(data);
  if (!parsed) {
    const faults = describeFaults(error, data);
    const ofManifest = faults.flatMap((fault) => /^manifest\.(.+)/.exec(fault)?.[1] ?? []);
    throw ofManifest.length > 0
      ? badManifest(`The manifest is wrong:\n  ${ofManifest.join('\n  ')}`)
      : badBuild(`${join(dist, infoFile)} is wrong:\n  ${faults.join('\n  ')}`);
  }
  if (app !== undefined && app !== parsed.name)
    throw badBuild(`${dist} contains ${parsed.name}, not ${app}.`);
  return parsed;
}

function checkInfo(info: BuildInfo, files: ReadonlyMap<string, Uint8Array>): void {
  const isShell = info.name === 'shell';
  const template = info.html === null ? undefined : files.get(info.html);
  const text = Buffer.from(template ?? []).toString();
  const lacking = isShell ? neededSlots.map(slotMark).filter((mark) => !text.includes(mark)) : [];
  if (lacking.length > 0)
    throw badBuild(`The shell names no page template (\`html\`) with the slots ${lacking.join(', ')}.`);
  if (!isShell && (info.manifest === null || info.global === null))
    throw badBuild(`${info.name} has no manifest or no global.`);
  if (info.manifest !== null && info.manifest.name !== info.name)
    throw badManifest(`The manifest of ${info.name} names it ${info.manifest.name}.`);
  const named = [
    info.entry,
    ...(info.html === null ? [] : [info.html]),
    ...(info.server === null ? [] : [info.server]),
    ...info.initial,
    ...Object.values(info.chunks).flat(),
  ];
  const missing = named.filter((path) => !files.has(path));
  if (missing.length > 0)
    throw badBuild(`build-info.json names files that the build lacks: ${missing.join(', ')}.`);
  const unknown = (info.manifest?.routes ?? []).flatMap(({ path, chunk }) =>
    chunk === undefined || Object.hasOwn(info.chunks, chunk) ? [] : [`${chunk} (${path})`],
  );
  if (unknown.length > 0)
    throw badManifest(
      `The manifest names chunks that the build lacks: ${unknown.join(', ')}; it has ${pageChunks(info).join(', ') || 'none'}.`,
      'A chunk is named after the file of its page. Correct src/routes.ts and build it again.',
    );
}

const pageChunks = ({ chunks }: BuildInfo) =>
  Object.keys(chunks).filter((name) => !name.startsWith('locale-'));

const badBuild = (message: string) =>
  new RegistryError('BAD_BUILD', message, 'Build it again with the current shared/build.');

const badManifest = (message: string, remedy = 'Correct src/manifest.ts and build it again.') =>
  new RegistryError('BAD_BUILD', message, remedy);
