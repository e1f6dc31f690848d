import { signInPathTo } from '@porao/contracts/page';
import { session } from '@porao/platform';
import type { MouseEvent } from 'react';

/** For a link by which a guest signs in and comes back to `path`. Pressed before the scripts are there, the browser
 * follows its address. */
export const signInLink = (path: string) => ({
  to: signInPathTo(path),
  onClick: (event: MouseEvent) => {
    // Those open it elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    session().require(path);
  },
});
