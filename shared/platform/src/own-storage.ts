/** Begins the keys of localStorage that hold something of the signed-in person. */
export const ownPrefix = 'porao-own:';
/** Everything that this site has in sessionStorage: drafts, codes, a forgotten password. */
const tabPrefix = 'porao-';

/** Names in each storage the owner of its content. */
const ownerKey = 'porao-owner';
const guest = 'guest';

/** Leaves in this browser and tab only what is of one account; null while nobody is signed in. What a guest typed
 * stays for who signs in next in the same tab, since signing up goes on with it. */
export function keepOwnOf(owner: string | null): void {
  keepIn(() => localStorage, ownPrefix, owner);
  keepIn(() => sessionStorage, tabPrefix, owner);
}

function keepIn(open: () => Storage, prefix: string, owner: string | null): void {
  try {
    const storage = open();
    const before = storage.getItem(ownerKey);
    const now = owner ?? guest;
    if (before === now) return;
    // Releases before this one left no owner: what they kept stays for a session that is there.
    const isTakenOver = owner !== null && (before === null || before === guest);
    if (!isTakenOver)
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    storage.setItem(ownerKey, now);
  } catch {
    // A closed storage has no content.
  }
}
