import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import type { PageRemote } from '@porao/contracts';
import type { Remote } from '@porao/platform';
import { scriptUrl } from '../script-url.ts';

/** A hash that no file has: the browser refuses the element's file. */
const refused = `sha384-${'A'.repeat(64)}`;

/** Hash by address of every file that the federation runtime may load. */
const known = new Map<string, string>();
/** A remote without hashes is a developer's own, on his own machine. */
const open: string[] = [];
let started = false;

const hrefOf = ({ base }: Pick<PageRemote, 'base'>, file: string) => new URL(base + file, location.href).href;

/** Makes remotes known, so that they can be loaded. The only module that uses Module Federation; tests and the
 * single-page build replace it. */
export function registerAll(remotes: readonly PageRemote[], options?: { force: boolean }): void {
  start();
  for (const remote of remotes) {
    const files = Object.entries(remote.integrity);
    if (files.length === 0) open.push(remote.base);
    for (const [file, hash] of files) known.set(hrefOf(remote, file), hash);
  }
  registerRemotes(
    remotes.map(({ name, base, entry, global }) => ({
      name,
      entry: base + entry,
      entryGlobalName: global,
      type: 'global',
    })),
    options,
  );
}

/** Makes another release of a remote known in place of the one before, whose code runs on until the returned function is
 * called: it forgets that one's files. */
export function registerInstead(remote: PageRemote, before: Pick<PageRemote, 'base'>): () => void {
  registerAll([remote], { force: true });
  return () => {
    const base = new URL(before.base, location.href).href;
    const kept = new Set(Object.keys(remote.integrity).map((file) => hrefOf(remote, file)));
    for (const url of known.keys()) if (url.startsWith(base) && !kept.has(url)) known.delete(url);
  };
}

function start(): void {
  if (started) return;
  started = true;
  // For the containers of remotes, too. The runtime keeps the promise of a shared module's load, also when it failed:
  // every later try would get the same failure.
  registerGlobalPlugins([
    {
      name: 'porao-load-again',
      errorLoadShare: ({ pkgName, shareScopeMap }) => {
        const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
        for (const shared of versions) if (!shared.loaded) shared.loading = null;
      },
    },
  ]);
  registerPlugins([
    {
      name: 'porao-integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = scriptUrl(url);
        return guarded(script, url) as HTMLScriptElement;
      },
      createLink: ({ url }) => {
        const link = document.createElement('link');
        link.href = url;
        return guarded(link, url) as HTMLLinkElement;
      },
    },
  ]);
}

function guarded(element: HTMLScriptElement | HTMLLinkElement, url: string) {
  if (open.some((base) => url.startsWith(base))) return element;
  element.integrity = known.get(new URL(url, location.href).href) ?? refused;
  element.crossOrigin = 'anonymous';
  return element;
}

/** Loads a remote's exposed module. A failed load can be tried again. */
export async function loadExposed({ name }: PageRemote): Promise<Remote> {
  const module = await loadRemote<{ default: Remote }>(`${name}/remote`);
  if (!module) throw new Error(`${name} exposes no module "remote".`);
  return module.default;
}
