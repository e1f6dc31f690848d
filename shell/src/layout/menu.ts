import type { PageData, PageRemote } from '@porao/contracts';
import type { IconName } from '@porao/ui';

export type MenuEntry = PageRemote['manifest']['menu'][number];

/** The page's entries, and those of the remotes that it knows by now: it comes without the menus of areas that its visitor
 * could not enter at first, and a page with all remotes has all entries in their manifests. */
export function menuOf({ menu = [] }: PageData, remotes: readonly PageRemote[]): readonly MenuEntry[] {
  const rest = remotes.flatMap(({ manifest }) => manifest.menu);
  return [...menu, ...rest.filter(({ place }) => !hasMenu(menu, place))];
}

const hasMenu = (menu: readonly MenuEntry[], place: string): boolean =>
  menu.some((entry) => entry.place === place);

/** Returns whether the entries of an area have to be read from the manifests. */
export const lacksMenu = ({ menu, site }: PageData, area: string): boolean =>
  site !== undefined && menu !== undefined && !hasMenu(menu, area);

export function entriesOf(
  menu: readonly MenuEntry[],
  place: MenuEntry['place'],
  at: NonNullable<MenuEntry['at']> = 'side',
): MenuEntry[] {
  return menu
    .filter((entry) => entry.place === place && (entry.at ?? 'side') === at)
    .sort((a, b) => a.order - b.order);
}

/** Those that somebody with these roles sees: an entry that names a role is for its holders. */
export const entriesFor = (entries: readonly MenuEntry[], roles: readonly string[]): MenuEntry[] =>
  entries.filter(({ role }) => role === undefined || roles.includes(role));

/** Icons are named by the remotes; a name that this shell does not draw shows nothing. */
export const iconOf = (entry: MenuEntry): IconName => entry.icon as IconName;

/** Returns whether a page is the one at `path`, or below it. */
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
