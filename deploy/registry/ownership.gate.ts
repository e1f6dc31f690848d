import type { Area, Release } from '@porao/contracts';
import { isInArea, patternKeys } from '@porao/contracts/page';
import { RegistryError } from './registry-error.ts';

type Owner = Pick<Release, 'name' | 'id'> & Claims;

/** The paths and the area of an app. */
export interface Claims {
  readonly manifest: {
    readonly area?: Pick<Area, 'name' | 'basePath'> | undefined;
    readonly routes: readonly { readonly path: string }[];
  } | null;
  readonly pages: readonly { readonly path: string }[];
}

/** Returns what both claim, with the route or the area: a pattern, a page in the other's area, or an area of one name or base path. */
export function overlapsOf(release: Claims, other: Claims) {
  const taken = new Set(pathsOf(other).flatMap(patternKeys));
  const [own, area] = [release.manifest?.area, other.manifest?.area];
  const isTaken = (path: string) =>
    patternKeys(path).some((key) => taken.has(key)) || (area !== undefined && isInArea(area, path));
  const routes = pathsOf(release).filter(isTaken);
  const isSameArea = own && area && (own.name === area.name || own.basePath === area.basePath);
  const isCovering = own && pathsOf(other).some((path) => isInArea(own, path));
  return [
    ...(isSameArea || isCovering ? [{ code: 'AREA_TAKEN', of: own.basePath } as const] : []),
    ...routes.map((of) => ({ code: 'ROUTE_TAKEN', of }) as const),
  ];
}

const pathsOf = ({ manifest, pages }: Claims): string[] =>
  [...(manifest?.routes ?? []), ...pages].map(({ path }) => path);

/** Refuses a release that claims a route or an area of another app. What `before`, live already, claims too may stay. */
export function checkOwnership(release: Owner, other: Owner, before: readonly Owner[]): void {
  const known = new Set(before.flatMap((old) => overlapsOf(old, other)).map(({ of }) => of));
  const overlap = overlapsOf(release, other).find(({ of }) => !known.has(of));
  if (!overlap) return;
  const { code, of } = overlap;
  const what = code === 'AREA_TAKEN' ? 'the area' : 'the route';
  throw new RegistryError(
    code,
    `${release.name} ${release.id} claims ${what} ${of}, which ${other.name} ${other.id} has.`,
    `Give it another path, or activate a ${other.name} without it first.`,
  );
}
