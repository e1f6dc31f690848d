import { cachePrefix } from '@porao/contracts/page';

/** Names contain a version: a worker with another format starts with empty caches. */
export const cacheNames = { files: `${cachePrefix}files-1`, pages: `${cachePrefix}pages-1` } as const;

const everyDataCache = `${cachePrefix}data-`;
const dataCaches = `${everyDataCache}3-`;

/** The answers kept for one account; null for those to a guest. */
export const dataCacheOf = (owner: string | null): string => `${dataCaches}${owner ?? 'guest'}`;

/** Opens a cache for what is only attempted: a failure, also one at once, is a rejection that nobody has to handle. */
export function attemptOpen(name: string): Promise<Cache> {
  const opened = (async () => caches.open(name))();
  opened.catch(() => {});
  return opened;
}

/** Returns whether a worker of this release uses a cache of that name. */
export const isKnownCache = (name: string): boolean =>
  name.startsWith(dataCaches) || Object.values<string>(cacheNames).includes(name);

/** Leaves no answer but those of `owner`. A worker of the version before knows no account of a page of this one, and
 * keeps its answers as a guest's: they go, too. */
export async function keepDataOf(owner: string | null): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys())
    if (name.startsWith(everyDataCache) && name !== dataCacheOf(owner)) await caches.delete(name);
}

/** A file of a release and what its content must be; without a hash it is taken as it comes. */
export interface KeptFile {
  readonly url: string;
  readonly integrity?: string | undefined;
}

/** The message of an idle page to the worker. */
export interface KeepMessage {
  readonly type: 'keep';
  /** Address of a page that came before the worker did. */
  readonly page?: string;
  readonly files: readonly KeptFile[];
}

/** Kept answers have an address of their own; headers by which answers vary do not matter to them. */
export const asKept = { ignoreVary: true } as const;
