/** Begins the keys of localStorage that hold something of the signed-in person: the shell removes them when the
 * session ends. */
export const ownPrefix = 'porao-own:';

/** Removes everything kept of the person who was signed in. */
export function forgetOwn(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(ownPrefix)) localStorage.removeItem(key);
  } catch {
    // A closed storage holds nothing.
  }
}
