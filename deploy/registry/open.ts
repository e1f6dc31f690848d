import { registryDir } from './data-dir.ts';
import type { RegistryDriver } from './driver.ts';
import { fileDriver } from './file.driver.ts';

/** The registry that the environment names. */
export function openRegistry(env: NodeJS.ProcessEnv): RegistryDriver {
  return fileDriver(registryDir(env));
}
