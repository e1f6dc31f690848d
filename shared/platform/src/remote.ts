import type { Catalog, Language } from '@porao/i18n';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Is the one exposed module of a remote: its pages, and its texts by language. */
export interface Remote {
  /** Absolute paths, those of its manifest or below them. */
  routes: RouteObject[];
  messages: (language: Language) => Promise<{ default: Catalog }>;
  /** Shown in the side bar under the signed-in person, from the first page of an area to the last: a notice, or nothing
   * but an effect that outlives a page. Its code comes with the remote's, so it stays small. */
  side?: ComponentType;
  /** Contents of slots of other remotes, by the names of its manifest's `fills`. */
  slots?: Readonly<Record<string, () => Promise<{ default: ComponentType<never> }>>>;
}

export function defineRemote(remote: Remote): Remote {
  return remote;
}
