import type { PageRemote } from '@porao/contracts';
import type { IconName } from '@porao/ui';

export type MenuEntry = PageRemote['manifest']['menu'][number];

/** Entries of one place, in their order. */
export function entriesOf(menu: readonly MenuEntry[], place: MenuEntry['place']): MenuEntry[] {
  return menu.filter((entry) => entry.place === place).sort((a, b) => a.order - b.order);
}

/** Icons are named by the remotes; a name that this shell does not draw shows nothing. */
export const iconOf = (entry: MenuEntry): IconName => entry.icon as IconName;
