import type { PageRemote } from '@porao/contracts';
import { language, type Remote, retry } from '@porao/platform';
import { addCatalog } from '@porao/platform/shell';
import { loadExposed } from './federation.ts';
import type { Mount } from './match.ts';
import { report } from './telemetry.ts';
import { preloadTiers } from './tiers.ts';

const loaded = new Map<string, Remote>();
const pending = new Map<string, Promise<Remote>>();

/** The remote if it is already there. */
export const loadedRemote = (name: string): Remote | undefined => loaded.get(name);

/** Starts what a page of a remote takes from the shell, so that it does not wait for the page's own code. */
export function startTiers({ remote, route }: Mount): void {
  const { needs = {} } = remote;
  preloadTiers([...(needs['remote'] ?? []), ...((route.chunk && needs[route.chunk]) || [])]);
}

/** Loads a remote and its texts in the page's language; bounded tries, and anew after a failure. */
export function startRemote(remote: PageRemote): Promise<Remote> {
  const running = pending.get(remote.name);
  if (running) return running;
  const since = performance.now();
  const load = retry(async () => {
    const exposed = await loadExposed(remote);
    addCatalog(remote.name, (await exposed.messages(language)).default);
    return exposed;
  }).then(
    (exposed) => {
      loaded.set(remote.name, exposed);
      report({ kind: 'timing', app: remote.name, release: remote.release, value: performance.now() - since });
      return exposed;
    },
    (error: unknown) => {
      pending.delete(remote.name);
      throw error;
    },
  );
  pending.set(remote.name, load);
  return load;
}
