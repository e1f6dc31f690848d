import type { PageData } from '@porao/contracts';
import { assetOriginParameter, cachePrefix, isReleaseFile, serviceWorkerPath } from '@porao/contracts/page';
import { language } from '@porao/platform';
import { type createQueryClient, hasUnsaved } from '@porao/platform/shell';
import { navigations } from '../layout/route-change.ts';
import type { Directory } from '../remotes/directory.ts';
import { savesData } from '../remotes/intent.ts';
import { loadedRemote } from '../remotes/loader.ts';
import { scriptUrl } from '../script-url.ts';
import type { KeepMessage, KeptFile } from '../worker/kept.ts';

export interface OfflineOptions {
  queryClient: ReturnType<typeof createQueryClient>;
  directory: Directory;
}

/** A new worker controls the page within this time, or the next page tries again. */
const controlTimeoutMs = 10_000;

/** After a navigation: the remote of the new page is then loaded. */
const waitMs = 3000;

/** Has the service worker keep the shell and the visited remotes; removes it where it is switched off. */
export async function keepOffline(page: PageData, { queryClient, directory }: OfflineOptions): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!page.config.offline) return forgetKept();
  const workers = navigator.serviceWorker;
  const isFirst = workers.controller === null;
  await workers.register(scriptUrl(workerAddress(page)), { updateViaCache: 'none' });
  const { active } = await workers.ready;
  const keep = (message: KeepMessage) => active?.postMessage(message);

  let known = await filesToKeep(page, directory);
  keep({ type: 'keep', page: location.href, files: known });
  const keepMore = async () => {
    const files = await filesToKeep(page, directory);
    if (files.length > known.length) keep({ type: 'keep', files });
    known = files;
  };
  // Without an answer the next page tries again.
  navigations.subscribe(() => void setTimeout(() => void keepMore().catch(() => {}), waitMs));
  // This first page read some answers before the worker was there: it reads them once more, so that they are cached.
  if (isFirst && (await isControlled(workers)) && !hasUnsaved())
    await queryClient.refetchQueries({ type: 'active' });
}

/** The worker's address; it names the origin of the releases' files where that is another one. */
function workerAddress({ shell }: PageData): string {
  const { origin } = new URL(shell.base, location.href);
  return origin === location.origin
    ? serviceWorkerPath
    : `${serviceWorkerPath}?${assetOriginParameter}=${origin}`;
}

function isControlled(workers: ServiceWorkerContainer): Promise<boolean> {
  if (workers.controller) return Promise.resolve(true);
  return new Promise((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), controlTimeoutMs);
  });
}

async function forgetKept(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
}

/** Lists the files that the page loaded, and the rest of the shell and of the visited remotes in its language, with
 * what describes them. With data saving on, only loaded files are cached. */
async function filesToKeep(page: PageData, directory: Directory): Promise<KeptFile[]> {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ pathname }) => isReleaseFile(pathname))
    .map(({ origin, pathname, href }) => ({ url: origin === location.origin ? pathname : href }));
  if (savesData()) return loaded;
  const visited = [...new Set(directory.routes().map(({ remote }) => remote))].filter(
    ({ name }) => loadedRemote(name) !== undefined,
  );
  const addresses = page.site === undefined ? {} : directory.described();
  const described = await Promise.all(
    [{ ...page.shell, name: 'shell' }, ...visited].map((app) => describe(app, addresses[app.name])),
  );
  const apps = described.flat();
  return [...apps, ...loaded.filter(({ url }) => !apps.some((file) => file.url === url))];
}

interface Described {
  base: string;
  integrity: Readonly<Record<string, string>>;
}

/** All files of an app, which the page's data does not list. */
async function describe(app: Described, url: string | undefined): Promise<KeptFile[]> {
  if (url === undefined) return scriptsOf(app);
  const answer = await fetch(url);
  if (!answer.ok) return [];
  return [{ url }, ...scriptsOf((await answer.json()) as Described)];
}

function scriptsOf({ base, integrity }: Described): KeptFile[] {
  const other = language === 'en' ? 'locale-bn' : 'locale-en';
  return Object.entries(integrity)
    .filter(([file]) => /\.(js|css)$/.test(file) && file !== 'sw.js' && !file.includes(other))
    .map(([file, hash]) => ({ url: base + file, integrity: hash }));
}
