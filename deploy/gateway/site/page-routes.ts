import type { RemoteManifest } from '@porao/contracts';
import type { LiveApp, Site } from './site.ts';

/** A page of the shell or of a remote, as its manifest has it. */
export interface Route {
  readonly key: string;
  readonly path: string;
  readonly title: ManifestRoute['title'];
  readonly access: string;
  readonly layout: string;
  readonly chunk: string | undefined;
  readonly reads: readonly string[];
  /** Parameters of the address that its content depends on. */
  readonly query: readonly string[];
  /** Says whether the gateway renders it for people who are signed in. */
  readonly isRendered: boolean;
  /** Absent for the shell's own. */
  readonly remote: LiveApp | undefined;
}

type ManifestRoute = RemoteManifest['routes'][number];

/** Says whether the page is only for people who are signed in. */
export const isGuarded = ({ access }: Pick<Route, 'access'>): boolean =>
  access !== 'anyone' && access !== 'guest';

export function allRoutes({ shell, remotes }: Site): Route[] {
  const ofShell = shell.release.pages.map(({ path, title }) => ({
    key: `shell ${path}`,
    path,
    title,
    access: 'anyone',
    layout: 'public',
    chunk: undefined,
    reads: [],
    query: [],
    isRendered: false,
    remote: undefined,
  }));
  const ofRemotes = remotes.flatMap((remote) =>
    (remote.release.manifest?.routes ?? []).map(
      ({ path, title, access, layout, chunk, reads = [], query = [], rendered = false }) => ({
        key: `${remote.release.name} ${path}`,
        path,
        title,
        access,
        layout,
        chunk,
        reads,
        query,
        isRendered: rendered,
        remote,
      }),
    ),
  );
  return [...ofShell, ...ofRemotes];
}
