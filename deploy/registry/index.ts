export { activate, endCanary, promote, rollback, startCanary } from './activate.ts';
export { readRelease } from './assets.gate.ts';
export { dataDir, repoRoot, typed } from './data-dir.ts';
export type { RegistryDriver } from './driver.ts';
export { fileDriver } from './file.driver.ts';
export { checkFits, checkPageForm } from './gates.ts';
export { publish } from './publish.ts';
export { type Issue, RegistryError, toResult } from './registry-error.ts';
export { retire } from './retire.ts';
