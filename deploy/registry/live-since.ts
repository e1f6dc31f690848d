import type { Registry } from '@porao/contracts';
import type { AuditEntry, RegistryDriver } from './driver.ts';

const enough = 1_000;
const liveActions = new Set<string>(['activate', 'rollback', 'promote']);

export const readEnough = (driver: RegistryDriver): Promise<AuditEntry[]> => driver.readAudit(enough);

/** Releases of an app that were live and not rolled back since, the latest first, without the `left` ones. */
export function earlierGood(
  log: readonly AuditEntry[],
  app: string,
  left: readonly (string | null)[],
): string[] {
  const judged = new Set<string | null>(left);
  const good: string[] = [];
  for (const { action, from, to } of log.filter((entry) => entry.app === app).toReversed()) {
    if (action === 'rollback') judged.add(from);
    if (!liveActions.has(action) || judged.has(to)) continue;
    judged.add(to);
    good.push(to);
  }
  return good;
}

/** Releases, `mfe-x/0123456789ab`, that were rolled back, or whose canary ended, and that did not go live since. */
export function takenBack(log: readonly AuditEntry[]): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const { action, app, from, to } of log) {
    if (action === 'rollback' || action === 'canary-end') gone.add(`${app}/${from}`);
    if (liveActions.has(action) || action === 'canary') gone.delete(`${app}/${to}`);
  }
  return gone;
}

/** The log entry that made each app's release live; none when it is not among the last 1000. */
export async function liveSince(
  driver: RegistryDriver,
  { apps }: Registry,
): Promise<Map<string, AuditEntry>> {
  const since = new Map<string, AuditEntry>();
  for (const entry of await readEnough(driver))
    if (liveActions.has(entry.action) && apps[entry.app]?.active === entry.to) since.set(entry.app, entry);
  return since;
}

/** When each release of the log, `mfe-x/0123456789ab`, went live, as a canary too, in ms. A rollback is left out: it
 * brings back what was there. */
export async function releaseTimes(driver: RegistryDriver): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>();
  for (const { action, app, to, time } of await driver.readAudit(enough)) {
    if (action !== 'rollback' && (liveActions.has(action) || action === 'canary'))
      times.set(`${app}/${to}`, [...(times.get(`${app}/${to}`) ?? []), Date.parse(time)]);
  }
  return times;
}
