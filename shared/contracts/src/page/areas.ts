import type { Area, RemoteManifest } from '../remote.ts';

/** The areas of a site, in the order of its remotes; a name that two declare is the first one's. */
export function areasOf(manifests: readonly RemoteManifest[]): Area[] {
  const all = manifests.flatMap(({ area }) => area ?? []);
  return all.filter(({ name }, place) => all.findIndex((area) => area.name === name) === place);
}

/** The first area that a role may enter. */
export const areaOfRole = (areas: readonly Area[], role: string): Area | undefined =>
  areas.find(({ roles }) => roles.includes(role));

/** Returns whether a path or a pattern is in an area. */
export const isInArea = ({ basePath }: Pick<Area, 'basePath'>, path: string): boolean =>
  path.startsWith(basePath) && /^([/?#]|$)/.test(path.slice(basePath.length));

export const areaAt = (areas: readonly Area[], path: string): Area | undefined =>
  areas.find((area) => isInArea(area, path));
