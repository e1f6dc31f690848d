import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PageData, PageRemote } from '@porao/contracts';
import type { Remote } from '@porao/platform';

/** No file has this hash: an element that carries it never runs. */
const refused = `sha384-${'A'.repeat(64)}`;

declare const __webpack_require__: { federation: object };

/** The only module that knows Module Federation; tests and the single-page build replace it. */
export function registerAll({ remotes }: PageData): void {
  // Remotes bring no copy of what works for any container (shared/build/remote-runtime.js).
  Object.assign(globalThis, { poraoFederation: __webpack_require__.federation });
  const known = new Map<string, string>();
  for (const { base, integrity } of remotes) {
    for (const [file, hash] of Object.entries(integrity))
      known.set(new URL(base + file, location.href).href, hash);
  }
  // A remote without hashes is a developer's own, on his own machine.
  const open = remotes.filter(({ integrity }) => Object.keys(integrity).length === 0).map(({ base }) => base);

  const guard = (element: HTMLScriptElement | HTMLLinkElement, url: string) => {
    if (open.some((base) => url.startsWith(base))) return element;
    element.integrity = known.get(new URL(url, location.href).href) ?? refused;
    element.crossOrigin = 'anonymous';
    return element;
  };
  registerPlugins([
    {
      name: 'porao-integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        return guard(script, url) as HTMLScriptElement;
      },
      createLink: ({ url }) => {
        const link = document.createElement('link');
        link.href = url;
        return guard(link, url) as HTMLLinkElement;
      },
    },
  ]);
  registerRemotes(
    remotes.map(({ name, base, entry, global }) => ({
      name,
      entry: base + entry,
      entryGlobalName: global,
      type: 'global',
    })),
  );
}

/** Loads a remote's exposed module. A failed load can be tried again. */
export async function loadExposed({ name }: PageRemote): Promise<Remote> {
  const module = await loadRemote<{ default: Remote }>(`${name}/remote`);
  if (!module) throw new Error(`${name} exposes no module "remote".`);
  return module.default;
}
