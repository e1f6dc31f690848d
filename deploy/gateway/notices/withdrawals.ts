import type { LiveSite } from '../site/live-site.ts';
import type { Site } from '../site/site.ts';
import { mayBeWithdrawn } from '../site/withdrawn.ts';

/** Releases of remotes that pages of a state may be made of. */
const remotesOf = ({ remotes, canaries }: Site) =>
  [...remotes, ...canaries.map(({ app }) => app)].map(({ release: { name, id } }) => ({ name, id }));

/** Compares what is live with the last look, and tells the revision at which a remote's release was taken back. */
export function watchWithdrawals(current: LiveSite['current'], tell: (revision: number) => void) {
  let last: Site | undefined;
  /** Returns the revision that is live; undefined while nothing is. */
  return async (): Promise<number | undefined> => {
    const site = await current();
    const before = last;
    last = site;
    if (site === undefined || before === undefined || site === before) return site?.revision;
    const isCanary = (id: string) => site.canaries.some(({ app }) => app.release.id === id);
    if (remotesOf(before).some(({ name, id }) => mayBeWithdrawn(site, name, id) && !isCanary(id)))
      tell(site.revision);
    return site.revision;
  };
}
