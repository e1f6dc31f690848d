import type { PageRemote } from '@porao/contracts';
import { arrivedName } from '@porao/contracts/page';
import { type Catalog, language, type Remote, retry } from '@porao/platform';
import { addCatalog } from '@porao/platform/shell';
import { forgetOthers, loadExposed } from './federation.ts';
import { preloadFiles } from './preload-files.ts';
import type { RouteMatch } from './route-match.ts';

const loaded = new Map<string, Remote>();
const pending = new Map<string, Promise<Remote>>();

export const loadedRemote = (name: string): Remote | undefined => loaded.get(name);

/** Starts all files of a remote's page at once, of which its code would ask for one after the other, and what it
 * takes from the shell. */
export const startFiles = ({ remote, route }: RouteMatch): void => startChunk(remote, route.chunk);

/** The same for a page or a slot's content by the name of its chunk. */
export function startChunk(remote: PageRemote, chunk: string | undefined): void {
  const { needs, chunks = {} } = remote;
  const ofPage = chunk === undefined ? [] : [chunk];
  preloadTiers(['remote', ...ofPage].flatMap((name) => needs[name] ?? []));
  const files = ['remote', `locale-${language}`, ...ofPage].flatMap((name) => chunks[name] ?? []);
  if (!loaded.has(remote.name)) preloadFiles(remote, files);
}

/** Loads a remote and its texts in the page's language, with a bounded number of tries; after a failure again. */
export function startRemote(remote: PageRemote): Promise<Remote> {
  const running = pending.get(remote.name);
  if (running) return running;
  const load = retry(() => loadParts(remote)).then(
    ({ exposed, texts }) => {
      // Another release may be in its place by now.
      if (pending.get(remote.name) === load) keepLoaded(remote, exposed, texts);
      return exposed;
    },
    (error: unknown) => {
      if (pending.get(remote.name) === load) pending.delete(remote.name);
      throw error;
    },
  );
  pending.set(remote.name, load);
  return load;
}

/** For reports of errors: code that ran in the page may be whose they are. */
function noteArrival({ name, release }: PageRemote): void {
  const earlier = (Reflect.get(window, arrivedName) as string[] | undefined) ?? [];
  Reflect.set(window, arrivedName, [...earlier, `${name}/${release}`].slice(-16));
}

async function loadParts(remote: PageRemote): Promise<{ exposed: Remote; texts: Catalog }> {
  const exposed = await loadExposed(remote);
  noteArrival(remote);
  return { exposed, texts: (await exposed.messages(language)).default };
}

function keepLoaded({ name }: PageRemote, exposed: Remote, texts: Catalog): void {
  addCatalog(name, texts);
  loaded.set(name, exposed);
}

export interface OtherRelease {
  readonly remote: PageRemote;
  readonly before: PageRemote;
  /** Undefined for a remote whose code is not in the page. */
  readonly exposed?: Remote;
  /** Has the page use it from now on. */
  readonly use: () => void;
}

/** Loads a release of a remote beside the one that is shown, which stays until `use`. */
export async function loadOther(remote: PageRemote, before: PageRemote): Promise<OtherRelease> {
  const isUsed = pending.has(remote.name);
  if (!isUsed) return { remote, before, use: () => forgetOthers(remote) };
  const { exposed, texts } = await retry(() => loadParts(remote));
  const use = () => {
    pending.set(remote.name, Promise.resolve(exposed));
    keepLoaded(remote, exposed, texts);
    forgetOthers(remote);
  };
  return { remote, before, exposed, use };
}

/** The next start of a remote loads it again, even while a load is running: that one may be about to fail. */
export const resetLoad = (name: string): void => {
  if (!loaded.has(name)) pending.delete(name);
};

/** Shared packages beyond the first script, each in a chunk of its own. The bundler provides to remotes only what
 * the shell itself imports, so every tier of shared/build's list is imported here. */
const tiers: Record<string, () => Promise<unknown>> = {
  '@porao/ui/controls': () => import(/* webpackChunkName: "tier-controls" */ '@porao/ui/controls'),
  '@porao/ui/forms': () => import(/* webpackChunkName: "tier-forms" */ '@porao/ui/forms'),
  '@porao/ui/map': () => import(/* webpackChunkName: "tier-map" */ '@porao/ui/map'),
  '@porao/ui/overlays': () => import(/* webpackChunkName: "tier-overlays" */ '@porao/ui/overlays'),
  zod: () => import(/* webpackChunkName: "tier-zod" */ '@porao/contracts/zod'),
};

/** Starts loading the tiers that a page needs, beside its own code instead of after it. */
function preloadTiers(names: readonly string[]): void {
  for (const name of names) tiers[name]?.().catch(() => {});
}
