import type { PageRemote } from '@porao/contracts';
import type { IconName } from '@porao/ui';

export type MenuEntry = PageRemote['manifest']['menu'][number];

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
