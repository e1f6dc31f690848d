import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@porao/contracts';
import type { RegistryDriver } from '../../registry/index.ts';
import { type MapOf, readMap } from '../../registry/source-maps.ts';

/** Folder of the build of a release; undefined where it is not on this machine. */
export type BuildOf = (release: Pick<Release, 'name' | 'id'>) => Promise<string | undefined>;

/** Source maps as a build leaves them beside its files; of a release from elsewhere those in the registry. */
export const mapsOf =
  (buildOf: BuildOf, driver?: Pick<RegistryDriver, 'getFile'>): MapOf =>
  async (release, file) => {
    const build = await buildOf(release);
    if (build) return readFile(join(build, `${file}.map`), 'utf8').catch(() => undefined);
    return driver && readMap(driver, release, file);
  };
