import type { Registry } from '@porao/contracts';
import { messageOf } from '@porao/server';
import type { AuditEntry, RegistryDriver, Snapshot } from './driver.ts';
import { RegistryError } from './registry-error.ts';

export interface Change extends Partial<Omit<Registry, 'revision'>> {
  readonly audit: readonly Omit<AuditEntry, 'time' | 'revision'>[];
}

const attempts = 5;

/** One write. `decide` gets the current registry and returns null when nothing is to be done; after a lost race it
 * decides again on the new state. `first` is what was read a moment ago. Returns whether something was written. */
export async function changeRegistry(
  driver: RegistryDriver,
  decide: (registry: Registry) => Change | null | Promise<Change | null>,
  first?: Snapshot,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const { registry, version } = (attempt === 1 && first) || (await driver.read());
    const change = await decide(registry);
    if (change === null) return false;
    const { audit, ...state } = change;
    const revision = registry.revision + 1;
    try {
      await driver.write({ ...registry, ...state, revision }, version);
    } catch (error) {
      const lostRace = error instanceof RegistryError && error.code === 'CONFLICT';
      if (!lostRace || attempt === attempts) throw error;
      continue;
    }
    const time = new Date().toISOString();
    for (const entry of audit) await logged(driver, { time, ...entry, revision });
    return true;
  }
}

/** The change is already made, and the message must say so. */
async function logged(driver: RegistryDriver, entry: AuditEntry): Promise<void> {
  await driver.appendAudit(entry).catch((error: unknown) => {
    const why = messageOf(error);
    throw new RegistryError(
      'NOT_LOGGED',
      `The change was made (revision ${entry.revision}); its line in the log was not written: ${why}`,
      `Do not repeat the change; \`release status\` shows it. The line: ${JSON.stringify(entry)}`,
    );
  });
}
