import type { RegistryDriver } from '../../registry/index.ts';
import { readEnough, takenBack } from '../../registry/live-since.ts';
import type { Site } from './site.ts';

/** For so long after a change its lines may come into the log, in ms. */
const lateMs = 10_000;
/** Between two looks at a log that may be late, or did not answer, in ms. */
const againMs = 1_000;

const liveOf = ({ remotes }: Site, app: string) =>
  remotes.find(({ release }) => release.name === app)?.release.id;

/** Returns whether a page of this release has to change: an earlier one is live, or the log says that it was taken back. */
export function withdrawals(driver: RegistryDriver) {
  let known:
    | { revision: number; since: number; until: number; ids: Promise<ReadonlySet<string>> }
    | undefined;

  function idsAt(revision: number): Promise<ReadonlySet<string>> {
    const now = performance.now();
    const last = known?.revision === revision ? known : undefined;
    if (last && now < last.until) return last.ids;
    const { since } = last ?? { since: now };
    const until = now < since + lateMs ? now + againMs : Number.POSITIVE_INFINITY;
    const log = readEnough(driver).catch(() => {
      read.until = performance.now() + againMs;
      return [];
    });
    const read = { revision, since, until, ids: log.then(takenBack) };
    known = read;
    return read.ids;
  }

  return async (site: Site, app: string, id: string): Promise<boolean> => {
    const live = liveOf(site, app);
    if (live === undefined || live === id) return false;
    return isLater(site, app, id, live) || (await idsAt(site.revision)).has(`${app}/${id}`);
  };
}

/** To a page the activation of an earlier release is a rollback. */
function isLater({ apps }: Site, app: string, id: string, live: string): boolean {
  const { releases = [] } = apps[app] ?? {};
  return releases.indexOf(id) > releases.indexOf(live);
}

/** Returns whether this state may have taken a release back that the one before had: an activation names it as previous. */
export function mayBeWithdrawn(site: Site, app: string, id: string): boolean {
  const live = liveOf(site, app);
  if (live === undefined || live === id) return false;
  return isLater(site, app, id, live) || site.apps[app]?.previous !== id;
}
