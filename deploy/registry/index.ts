export { type Activated, activate, rollback } from './activate.ts';
export { readRelease } from './assets.gate.ts';
export { dataDir, registryDir, repoRoot } from './data-dir.ts';
export type { AuditEntry, RegistryDriver, Snapshot } from './driver.ts';
export { fileDriver } from './file.driver.ts';
export { type Published, publish } from './publish.ts';
export { attempt, type Outcome, type Refusal, RefusalError } from './refusal.ts';
