import type { Area, Release } from '@porao/contracts';
import { isInArea, patternKeys } from '@porao/contracts/page';
import { RegistryError } from './registry-error.ts';

type Owner = Pick<Release, 'name' | 'id'> & Claims;

/** The paths and the area of an app. */
export interface Claims {
  readonly manifest: {
    readonly area?: Pick<Area, 'name' | 'basePath' | 'roles'> | undefined;
    readonly routes: readonly { readonly path: string }[];
  } | null;
  readonly pages: readonly { readonly path: string }[];
}

interface Overlap {
  readonly code: 'AREA_TAKEN' | 'ROLE_TAKEN' | 'ROUTE_TAKEN';
  readonly what: string;
}

const remedies: Readonly<Record<Overlap['code'], string>> = {
  AREA_TAKEN: 'Give it another path',
  ROLE_TAKEN: 'Choose another role, or add pages to that area',
  ROUTE_TAKEN: 'Give it another path, that begins with a word of its own',
};

/** Returns what both claim: a pattern, a page in the other's area, an area of one name or base path, or one for the same
 * role. */
export function overlapsOf(release: Claims, other: Claims): Overlap[] {
  const taken = new Set(pathsOf(other).flatMap(patternKeys));
  const [own, area] = [release.manifest?.area, other.manifest?.area];
  const isTaken = (path: string) =>
    patternKeys(path).some((key) => taken.has(key)) || (area !== undefined && isInArea(area, path));
  const routes = pathsOf(release).filter(isTaken);
  const isSameArea = own && area && (own.name === area.name || own.basePath === area.basePath);
  const isCovering = own && pathsOf(other).some((path) => isInArea(own, path));
  // Whoever signs in with the role would get to the first of two areas.
  const roles = own?.roles.filter((role) => area?.roles.includes(role)) ?? [];
  return [
    ...(isSameArea || isCovering ? [{ code: 'AREA_TAKEN', what: `the area ${own.basePath}` } as const] : []),
    ...routes.map((path) => ({ code: 'ROUTE_TAKEN', what: `the route ${path}` }) as const),
    ...roles.map((role) => ({ code: 'ROLE_TAKEN', what: `an area for the role ${role}` }) as const),
  ];
}

const pathsOf = ({ manifest, pages }: Claims): string[] =>
  [...(manifest?.routes ?? []), ...pages].map(({ path }) => path);

/** Returns patterns that take in whatever comes below a page of the other: `/:anything`, `/job-board/:slug`. */
export function swallowsOf(release: Claims, other: Claims): Overlap[] {
  const parents = new Set(['', ...pathsOf(other).flatMap(patternKeys)]);
  const isWide = (key: string) => {
    const segments = key.split('/');
    const open = segments.findIndex((segment) => segment === ':' || segment === '*');
    return open >= 0 && parents.has(segments.slice(0, open).join('/'));
  };
  const wide = pathsOf(release).filter((path) => patternKeys(path).some(isWide));
  return wide.map((path) => ({ code: 'ROUTE_TAKEN', what: `the route ${path}` }));
}

/** Refuses a release that claims something of another app, as `find` sees it. What `before`, live already, claims too may
 * stay. */
export function checkOwnership(
  release: Owner,
  other: Owner,
  before: readonly Owner[],
  find = overlapsOf,
): void {
  const known = new Set(before.flatMap((old) => find(old, other)).map(({ what }) => what));
  const overlap = find(release, other).find(({ what }) => !known.has(what));
  if (!overlap) return;
  const { code, what } = overlap;
  const whose = `${other.name} ${other.id}`;
  throw new RegistryError(
    code,
    find === swallowsOf
      ? `${release.name} ${release.id} claims ${what}, which takes in pages below those of ${whose}.`
      : `${release.name} ${release.id} claims ${what}, which ${whose} has.`,
    `${remedies[code]}, or activate a ${other.name} without it first.`,
  );
}
