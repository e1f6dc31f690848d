import type { PageData } from '@porao/contracts';
import { language, on } from '@porao/platform';
import { type createQueryClient, hasUnsaved } from '@porao/platform/shell';
import { turns } from '../chrome/route-change.ts';
import { loadedRemote } from '../remotes/loader.ts';
import { cacheNames, type KeepMessage, type KeptFile } from '../worker/kept.ts';

/** Until a new worker has taken over the page, in ms. */
const takeOver = 10_000;

/** Until the remote of a new page is loaded, in ms. */
const settle = 3000;

/** Has the service worker keep the shell and the visited remotes, or goes without one where it is switched off. */
export async function keepOffline(
  page: PageData,
  queries: ReturnType<typeof createQueryClient>,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (!page.config.offline) return forgetKept();
  const workers = navigator.serviceWorker;
  const isFirst = workers.controller === null;
  on('session.changed@1', () => void caches.delete(cacheNames.data));
  await workers.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await workers.ready;
  const keep = (message: KeepMessage) => active?.postMessage(message);

  let known = filesToKeep(page);
  keep({ type: 'keep', page: location.href, files: known });
  const keepMore = () => {
    const files = filesToKeep(page);
    if (files.length > known.length) keep({ type: 'keep', files });
    known = files;
  };
  turns.add(() => void setTimeout(keepMore, settle));
  // What this first page read came before the worker did: once more, so that it is kept.
  if (isFirst && (await isTakenOver(workers)) && !hasUnsaved())
    await queries.refetchQueries({ type: 'active' });
}

function isTakenOver(workers: ServiceWorkerContainer): Promise<boolean> {
  if (workers.controller) return Promise.resolve(true);
  return new Promise((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), takeOver);
  });
}

async function forgetKept(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of Object.values(cacheNames)) await caches.delete(name);
}

/** What the page loaded, and the rest of the shell and of the visited remotes in its language. Whoever saves data
 * keeps only what was loaded anyway. */
function filesToKeep({ shell, remotes }: PageData): KeptFile[] {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href).pathname)
    .filter((path) => path.startsWith('/releases/'))
    .map((url) => ({ url }));
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return loaded;
  const visited = remotes.filter(({ name }) => loadedRemote(name) !== undefined);
  const apps = [shell, ...visited].flatMap((app) => scriptsOf(app));
  return [...apps, ...loaded.filter(({ url }) => !apps.some((file) => file.url === url))];
}

function scriptsOf({ base, integrity }: Pick<PageData['shell'], 'base' | 'integrity'>): KeptFile[] {
  const other = language === 'en' ? 'locale-bn' : 'locale-en';
  return Object.entries(integrity)
    .filter(([file]) => /\.(js|css)$/.test(file) && file !== 'sw.js' && !file.includes(other))
    .map(([file, hash]) => ({ url: base + file, integrity: hash }));
}
