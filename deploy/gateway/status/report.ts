import type { Registry } from '@porao/contracts';
import { type RegistryDriver, shortCommit } from '../../registry/driver.ts';
import { readRelease } from '../../registry/index.ts';
import { liveSince } from '../../registry/live-since.ts';
import type { Telemetry } from '../rollout/telemetry.ts';

const shownLines = 50;
const shownReleases = 5;

export type StatusReport = Awaited<ReturnType<typeof statusReport>>;

/** Reports what is live where, since when and by whom, and what this gateway counted. */
export async function statusReport(driver: RegistryDriver, reports: Telemetry) {
  const { registry } = await driver.read();
  const [since, log] = await Promise.all([liveSince(driver, registry), driver.readAudit(shownLines)]);
  const apps = await Promise.all(
    Object.entries(registry.apps).map(async ([app, entry]) => {
      const share = entry.rollout?.percent === 0 ? 'team' : `${entry.rollout?.percent} %`;
      return {
        app,
        active: entry.active,
        previous: entry.previous,
        since: since.get(app),
        canary: entry.rollout && { release: entry.rollout.release, share },
        releases: await Promise.all(
          shownOf(entry).map(async (id) => ({
            id,
            mark: id === entry.active ? 'live' : id === entry.rollout?.release ? share : '',
            unsigned: await unsignedOf(driver, app, id),
            published: await publishedOf(driver, app, id),
            counts: reports.counts().get(`${app} ${id}`),
          })),
        ),
      };
    }),
  );
  return {
    revision: registry.revision,
    serviceWorker: registry.service_worker ?? 'on',
    errorRuns: reports.errorRuns(),
    apps,
    log: log.toReversed(),
  };
}

function shownOf({ active, previous, rollout, releases }: Registry['apps'][string]): string[] {
  const kept = new Set([active, previous, rollout?.release, ...releases.slice(-shownReleases)]);
  return releases.filter((id) => kept.has(id)).toReversed();
}

async function unsignedOf(driver: RegistryDriver, app: string, id: string): Promise<string> {
  const { state } = (await driver.trust?.(app, id)) ?? { state: 'signed' };
  return state === 'signed' ? '' : `refused: ${state}`;
}

async function publishedOf(driver: RegistryDriver, app: string, id: string): Promise<string> {
  try {
    const { published_at, author, commit } = await readRelease(driver, app, id);
    return `${published_at.slice(0, 16).replace('T', ' ')} by ${author}, ${shortCommit(commit)}`;
  } catch {
    return 'cannot be read';
  }
}
