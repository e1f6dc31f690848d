import { readRelease } from '../registry/assets.gate.ts';
import type { RegistryDriver } from '../registry/index.ts';

/** What is live where, since when and by whom. */
export async function printStatus(driver: RegistryDriver, json: boolean): Promise<void> {
  const { registry } = await driver.read();
  if (json) {
    console.log(JSON.stringify(registry, null, 2));
    return;
  }
  console.log(`Registry at revision ${registry.revision}`);
  for (const [app, { active, releases }] of Object.entries(registry.apps)) {
    console.log(`\n${app}`);
    for (const id of releases.toReversed()) {
      const { published_at, author, commit, sizes } = await readRelease(driver, app, id);
      const kilobytes = Math.round(Object.values(sizes).reduce((sum, { brotli }) => sum + brotli, 0) / 1000);
      const mark = id === active ? 'live' : '    ';
      console.log(`  ${mark}  ${id}  ${published_at}  ${author}  ${commit.slice(0, 12)}  ${kilobytes} kB`);
    }
  }
}

/** The newest entries of the audit log, newest last. */
export async function printLog(driver: RegistryDriver, limit: number, json: boolean): Promise<void> {
  for (const entry of await driver.readAudit(limit)) {
    const { time, revision, actor, action, app, from, to, reason } = entry;
    const text = `${time}  r${revision}  ${actor}  ${action} ${app} ${from ?? '-'} -> ${to}${reason && `  (${reason})`}`;
    console.log(json ? JSON.stringify(entry) : text);
  }
}
