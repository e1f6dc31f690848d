import type { Area, RemoteManifest } from '../remote.ts';

/** The areas of manifests that were published before areas were declared (ADR 23). A site always has them: tutors and
 * guardians sign in also while the remote of their area cannot be read. */
export const formerAreas: readonly Area[] = [
  {
    name: 'tutor',
    basePath: '/tutor',
    label: { en: 'Tutor', bn: 'টিউটর' },
    roles: ['tutor'],
    home: '/tutor/dashboard',
    join: 'POST /api/create-tutor-profile-from-parent',
  },
  {
    name: 'parent',
    basePath: '/parent',
    label: { en: 'Guardian', bn: 'অভিভাবক' },
    roles: ['parent'],
    home: '/parent/dashboard',
    join: 'POST /api/create-parent-profile-from-tutor',
  },
];

/** The areas of a site, in the order of its remotes; a name that two declare is the first one's. */
export function areasOf(manifests: readonly RemoteManifest[]): Area[] {
  const declared = manifests.flatMap(({ area }) => area ?? []);
  const all = [...declared, ...formerAreas];
  return all.filter(({ name }, place) => all.findIndex((area) => area.name === name) === place);
}

/** The first area that a role may enter. */
export const areaOfRole = (areas: readonly Area[], role: string): Area | undefined =>
  areas.find(({ roles }) => roles.includes(role));

/** Whether a path or a pattern is in an area. */
export const isInArea = ({ basePath }: Pick<Area, 'basePath'>, path: string): boolean =>
  path.startsWith(basePath) && /^([/?#]|$)/.test(path.slice(basePath.length));

/** The area that a path is in. */
export const areaAt = (areas: readonly Area[], path: string): Area | undefined =>
  areas.find((area) => isInArea(area, path));
