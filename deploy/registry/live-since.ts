import type { Registry } from '@porao/contracts';
import type { AuditEntry, RegistryDriver } from './driver.ts';

const enough = 1_000;
const liveActions = new Set<string>(['activate', 'rollback', 'promote']);

/** The log entry that made each app's release live; none when it is not among the last 1000. */
export async function liveSince(
  driver: RegistryDriver,
  { apps }: Registry,
): Promise<Map<string, AuditEntry>> {
  const since = new Map<string, AuditEntry>();
  for (const entry of await driver.readAudit(enough))
    if (liveActions.has(entry.action) && apps[entry.app]?.active === entry.to) since.set(entry.app, entry);
  return since;
}
