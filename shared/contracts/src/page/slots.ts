import type { RemoteManifest } from '../remote.ts';
import type { PlacedFill } from './page-data.ts';

/** Places of the menu outside of areas: the header, its two menus to join, and the lists of the footer. */
export const siteMenus: readonly string[] = [
  'main',
  'join-learn',
  'join-teach',
  'footer-service',
  'footer-pages',
];

/** Attribute of the element around a slot's content, with the slot's name. */
export const slotAttribute = 'data-slot';

/** Finds what other remotes have for the slots of this one, in the order in which it is shown. */
export function fillsOf(
  { name: host, slots = [] }: RemoteManifest,
  manifests: readonly RemoteManifest[],
): PlacedFill[] {
  const all = manifests
    .filter(({ name }) => name !== host)
    .flatMap(({ name: app, fills = [] }) => fills.map((fill) => ({ ...fill, app })))
    .sort((a, b) => a.order - b.order || (a.app < b.app ? -1 : 1));
  return slots.flatMap(({ name, most }) => all.filter(({ slot }) => slot === name).slice(0, most));
}
