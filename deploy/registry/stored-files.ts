import type { Release } from '@porao/contracts';
import { contentCheck, readRelease } from './assets.gate.ts';
import { integrityOf } from './content.ts';
import type { RegistryDriver } from './driver.ts';
import { isShared, sharedFolder } from './places.ts';
import { publishAgainWithout, RegistryError, toResult } from './registry-error.ts';

/** Says whether the app's releases have a shared file already; refuses another content under its name. */
export async function isStored(
  driver: RegistryDriver,
  { name, id }: Pick<Release, 'name' | 'id'>,
  path: string,
  content: Uint8Array,
): Promise<boolean> {
  const there = await driver.getFile(name, id, path);
  if (there === null || Buffer.from(there).equals(content)) return there !== null;
  throw new RegistryError(
    'ASSET_DIFFERS',
    `${sharedFolder(name)}${path} is in the registry with another content than in this build.`,
    `If \`release doctor\` reports the file: ${publishAgainWithout('it')} Otherwise build again with the current shared/build.`,
  );
}

/** The compressed copies that the store has of a file: of a shared one, or of the live release's where it is the same. */
export async function storedCopies(
  driver: RegistryDriver,
  { name: app, id }: Pick<Release, 'name' | 'id'>,
  live: string | null | undefined,
) {
  const [listed, release] = live
    ? await Promise.all([driver.listFiles(app, live), readRelease(driver, app, live).catch(() => undefined)])
    : [[], undefined];
  const paths = new Set(listed.map(({ path }) => path));
  return async (path: string, content: Uint8Array): Promise<Map<string, Uint8Array> | undefined> => {
    const names = [`${path}.br`, `${path}.gz`];
    const integrity = integrityOf(content);
    const isLive = release?.integrity[path] === integrity && names.every((name) => paths.has(name));
    const from = isShared(path) ? id : isLive && live;
    if (!from) return undefined;
    const named = {
      integrity: { [path]: integrity },
      sizes: { [path]: { raw: content.length, brotli: 0 } },
    };
    const copies = await Promise.all(
      names.map(async (name) => {
        const copy = await driver.getFile(app, from, name);
        return copy && (await contentCheck(named, name)?.(copy)) ? ([[name, copy]] as const) : [];
      }),
    );
    const right = new Map(copies.flat());
    return right.size === names.length ? right : undefined;
  };
}

/** Writes shared files that are not there: a collection may have removed one before the registry named this release. */
export async function putLacking(
  driver: RegistryDriver,
  app: string,
  id: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const shared = [...files].filter(([path]) => isShared(path));
  if (shared.length === 0) return;
  const there = new Set((await driver.listFiles(app, id)).map(({ path }) => path));
  const lacking = new Map(shared.filter(([path]) => !there.has(path)));
  if (lacking.size > 0) await driver.putRelease(app, id, lacking);
}

const sharedOf = async (driver: RegistryDriver, app: string, id: string): Promise<string[]> =>
  Object.keys((await readRelease(driver, app, id)).integrity).filter(isShared);

/** For each shared file that releases of the registry name, one of them. */
async function namedInRegistry(driver: RegistryDriver, app: string): Promise<ReadonlyMap<string, string>> {
  const { releases = [] } = (await driver.read()).registry.apps[app] ?? {};
  const named = releases.map(async (id) =>
    (await sharedOf(driver, app, id)).map((path) => [path, id] as const),
  );
  return new Map((await Promise.all(named)).flat());
}

/** Removes a release that the registry no longer has, with its shared files that no release of the registry names. */
export async function removeWithFiles(driver: RegistryDriver, app: string, id: string): Promise<void> {
  const own = await toResult(async () => {
    const named = await namedInRegistry(driver, app);
    return (await sharedOf(driver, app, id)).filter((path) => !named.has(path));
  });
  // Files of a release that cannot be read are not known.
  const paths = own.ok ? own.value.flatMap((path) => [path, `${path}.br`, `${path}.gz`]) : [];
  const held = await Promise.all(
    paths.map(async (path) => [path, await driver.getFile(app, id, path)] as const),
  );
  await driver.removeRelease(app, id, paths);
  if (held.length === 0) return;
  // A release that was published meanwhile may have found them there.
  const named = await namedInRegistry(driver, app);
  for (const [path, content] of held) {
    const by = named.get(path.replace(/\.(br|gz)$/, ''));
    if (by && content) await driver.putRelease(app, by, new Map([[path, content]]));
  }
}
