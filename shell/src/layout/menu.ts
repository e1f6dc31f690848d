import type { PageData, PageRemote } from '@porao/contracts';
import type { IconName } from '@porao/ui';

export type MenuEntry = PageRemote['manifest']['menu'][number];

/** The entries of all remotes; a page with all remotes has them in the manifests. */
export const menuOf = ({ menu, remotes }: PageData): readonly MenuEntry[] =>
  menu ?? remotes.flatMap(({ manifest }) => manifest.menu);

/** Entries of one place, in their order. */
export function entriesOf(
  menu: readonly MenuEntry[],
  place: MenuEntry['place'],
  at: NonNullable<MenuEntry['at']> = 'side',
): MenuEntry[] {
  return menu
    .filter((entry) => entry.place === place && (entry.at ?? 'side') === at)
    .sort((a, b) => a.order - b.order);
}

/** Icons are named by the remotes; a name that this shell does not draw shows nothing. */
export const iconOf = (entry: MenuEntry): IconName => entry.icon as IconName;

/** Whether a page is the one at `path`, or below it. */
export const isWithin = (pathname: string, path: string): boolean => `${pathname}/`.startsWith(`${path}/`);

/** The entry a page belongs to: the one whose path, or that of one of its items, matches most of the address. An entry
 * with others below its path, an area's first page, is current only at its own path. */
export function currentEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const isParent = ({ path }: { path: string }) =>
    entries.some((other) => other.path !== path && isWithin(other.path, path));
  const length = (entry: MenuEntry) =>
    [entry, ...(entry.items ?? [])]
      .filter((place) => (isParent(place) ? pathname === place.path : isWithin(pathname, place.path)))
      .reduce((longest, { path }) => Math.max(longest, path.length), 0);
  const [best] = entries.toSorted((a, b) => length(b) - length(a));
  return best && length(best) > 0 ? best : undefined;
}
