import { browserStorage, type KeptTexts, tabStorage } from './browser.ts';

/** Begins the keys of the browser's storage that hold something of the signed-in person. */
export const ownPrefix = 'porao-own:';
/** Everything that this site has in a tab's storage: drafts, codes, a forgotten password. */
const tabPrefix = 'porao-';

/** Names in each storage the owner of its content. */
const ownerKey = 'porao-owner';
const guest = 'guest';

/** Leaves in this browser and tab only what is of one account; null while nobody is signed in. What a guest typed
 * stays for who signs in next in the same tab, since signing up goes on with it. */
export function keepOwnOf(owner: string | null): void {
  keepIn(browserStorage, ownPrefix, owner);
  keepIn(tabStorage, tabPrefix, owner);
}

function keepIn(storage: KeptTexts, prefix: string, owner: string | null): void {
  const before = storage.get(ownerKey) ?? guest;
  const now = owner ?? guest;
  if (before === now) return;
  if (before !== guest) for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key);
  storage.set(ownerKey, now);
}
