import {
  getInstance,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/runtime';
import type { PageRemote } from '@porao/contracts';
import type { Remote } from '@porao/platform';
import { scriptUrl } from '../script-url.ts';

/** A hash that no file has: the browser refuses the element's file. */
const refused = `sha384-${'A'.repeat(64)}`;

/** The interface of a remote's entry, which module federation defines. */
interface Container {
  init: (scope: object) => unknown;
  get: (module: string) => Promise<() => { default: Remote }>;
}

/** Entries that run and have the page's shared packages, by remote and address. */
const containers = new Map<string, Map<string, Promise<Container>>>();

/** As that of chunks, in ms. */
const entryTimeout = 15_000;

/** The runtime keeps the promise of a shared module's load, also when it failed: every later try would get the same
 * failure. */
const again: ModuleFederationRuntimePlugin = {
  name: 'porao-load-again',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
    for (const shared of versions) if (!shared.loaded) shared.loading = null;
  },
};
// For the containers of remotes, which begin later, and for the page itself.
registerGlobalPlugins([again]);
getInstance()?.registerPlugins([again]);

/** Loads a remote's exposed module. A failed load can be tried again. The only module that uses Module Federation, but
 * not its loader of remotes, most of which is for manifests that no release here has (docs/adr/0002). */
export async function loadExposed(remote: PageRemote): Promise<Remote> {
  const url = remote.base + remote.entry;
  const own = containers.get(remote.name) ?? new Map<string, Promise<Container>>();
  containers.set(remote.name, own);
  const running = own.get(url) ?? startContainer(remote, url);
  own.set(url, running);
  running.catch(() => own.delete(url));
  const factory = await (await running).get('./remote');
  return factory().default;
}

async function startContainer(remote: PageRemote, url: string): Promise<Container> {
  const page = getInstance();
  const sharing = page?.initializeSharing('default') ?? [];
  const [container] = await Promise.all([runEntry(remote, url), ...sharing]);
  await container.init(page?.shareScopeMap['default'] ?? {});
  return container;
}

/** Runs an entry, which puts its container into a global. Another release of the remote has the same one. */
const runEntry = ({ name, entry, global, integrity }: PageRemote, url: string): Promise<Container> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl(url);
    // A remote without hashes is a developer's own, on his own machine.
    if (Object.keys(integrity).length > 0) {
      script.integrity = integrity[entry] ?? refused;
      script.crossOrigin = 'anonymous';
    }
    const fail = () => {
      script.remove();
      reject(new Error(`The entry of ${name} cannot be loaded: ${url}`));
    };
    const timer = setTimeout(fail, entryTimeout);
    script.addEventListener('error', fail);
    // This event comes before any other script runs.
    script.addEventListener('load', () => {
      clearTimeout(timer);
      script.remove();
      const container = Reflect.get(window, global) as Container | undefined;
      if (container) resolve(container);
      else reject(new Error(`The entry of ${name} failed while it ran: ${url}`));
    });
    Reflect.set(window, global, undefined);
    document.head.append(script);
  });

/** Forgets all other releases of a remote: their code goes with what the page no longer uses. */
export function forgetOthers({ name, base, entry }: PageRemote): void {
  const own = containers.get(name);
  for (const url of own?.keys() ?? []) if (url !== base + entry) own?.delete(url);
}
