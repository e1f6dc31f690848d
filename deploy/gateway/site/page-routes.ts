import type { RemoteManifest } from '@porao/contracts';
import type { LiveApp, Site } from './site.ts';

type ManifestRoute = RemoteManifest['routes'][number];

/** A page of the shell or of a remote, as its manifest has it. */
export interface Route extends ManifestRoute {
  readonly key: string;
  /** Absent for the shell's own. */
  readonly remote: LiveApp | undefined;
}

/** Says whether the page is only for people who are signed in. */
export const isGuarded = ({ access }: Pick<Route, 'access'>): boolean =>
  access !== 'anyone' && access !== 'guest';

export function allRoutes({ shell, remotes }: Site): Route[] {
  const ofShell = shell.release.pages.map(
    ({ path, title }): Route => ({
      key: `shell ${path}`,
      path,
      title,
      access: 'anyone',
      layout: 'public',
      remote: undefined,
    }),
  );
  const ofRemotes = remotes.flatMap((remote) =>
    (remote.release.manifest?.routes ?? []).map((route) => ({
      ...route,
      key: `${remote.release.name} ${route.path}`,
      remote,
    })),
  );
  return [...ofShell, ...ofRemotes];
}
