import type { Release, RemoteManifest } from '@porao/contracts';
import { isInArea, siteMenus } from '@porao/contracts/page';
import { RegistryError } from './registry-error.ts';

/** The gateway answers these paths itself (deploy/gateway/gateway.ts). */
export const gatewayPaths = [
  '/_gateway',
  '/api',
  '/events',
  '/healthz',
  '/llms.txt',
  '/files',
  '/releases',
  '/robots.txt',
  '/share',
  '/sitemap.xml',
  '/storage',
  '/sw.js',
];

/** So many entries fit into the header and each list of the footer, and so many of other apps into the menu of an area. */
const roomFor = 8;

type Declared = Pick<Release, 'name' | 'id' | 'manifest' | 'spoken'>;

/** Refuses what a manifest says of paths and events, whatever else is live. */
export function checkManifest({ name, id, manifest, spoken }: Declared): void {
  const taken = manifest?.routes.find(({ path }) =>
    gatewayPaths.some((basePath) => isInArea({ basePath }, path.toLowerCase())),
  );
  if (taken)
    throw new RegistryError(
      'ROUTE_TAKEN',
      `${name} ${id} claims the route ${taken.path}, which the gateway has.`,
      'Give it another path in src/routes.ts.',
    );
  for (const [verb, list] of [
    ['emits', spoken?.emits],
    ['listens', spoken?.listens],
  ] as const)
    for (const [event, place] of Object.entries(list ?? {}))
      if (!manifest?.[verb].includes(event))
        throw new RegistryError(
          'EVENT_UNDECLARED',
          `${name} ${id} ${verb === 'emits' ? 'emits' : 'listens to'} ${event} at ${place}, which its manifest does not say.`,
          `Add it to \`${verb}\` in src/manifest.ts, or take the call away.`,
        );
}

/** Refuses entries for which a menu that apps share has no room; what `before`, live already, has of them may stay. */
export function checkMenuRoom(
  release: Declared,
  before: Declared | undefined,
  others: readonly Declared[],
): void {
  for (const place of new Set(release.manifest?.menu.map(placeOf))) {
    const owner = [release, ...others].find(({ manifest }) => manifest?.area?.name === place.split(' ')[0]);
    if (owner?.name === release.name) continue;
    const added = countIn(release.manifest, place);
    const there = others
      .filter(({ name }) => name !== release.name && name !== owner?.name)
      .reduce((sum, { manifest }) => sum + countIn(manifest, place), 0);
    if (there + added <= roomFor || added <= countIn(before?.manifest, place)) continue;
    throw new RegistryError(
      'MENU_FULL',
      `${release.name} ${release.id} has ${added} entries for the menu ${place}, where ${there} of other apps are; ${roomFor} fit.`,
      'Put several below one entry (`items`) in src/menu.ts, or into an area of its own.',
    );
  }
}

type Entry = RemoteManifest['menu'][number];

const placeOf = ({ place, at = 'side' }: Pick<Entry, 'place' | 'at'>): string =>
  siteMenus.includes(place) ? place : `${place} (${at})`;

const countIn = (manifest: RemoteManifest | null | undefined, place: string): number =>
  manifest?.menu.filter((entry) => placeOf(entry) === place).length ?? 0;
