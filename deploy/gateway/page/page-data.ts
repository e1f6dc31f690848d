import type { PageData } from '@porao/contracts';
import { ownEvents } from '../../registry/event.gate.ts';
import { type LiveApp, pageRemoteOf, type Site, shellOf } from '../site/site.ts';

type SiteData = Omit<PageData, 'config' | 'language' | 'files' | 'areas'>;

/** With builds that no release names. */
export const wholePage = (site: Site): SiteData => ({
  revision: site.revision,
  shell: shellOf(site),
  remotes: site.remotes.flatMap((remote) => pageRemoteOf(remote) ?? []),
  ...(site.overrides && { overrides: site.overrides }),
  ...(site.preview && { preview: { until: site.preview.until } }),
});

/** Contains the address's remote and the open menus alone. The remote keeps closed ones: signing in may open them. */
export function slimPage(
  site: Site,
  address: string,
  described: NonNullable<PageData['described']>,
): (owner: LiveApp | undefined, closed: readonly string[]) => SiteData {
  const { release, base } = site.shell;
  const menu = site.remotes.flatMap((remote) => remote.release.manifest?.menu ?? []);
  const events = site.remotes.flatMap((remote) => ownEvents(remote.release));
  return (owner, closed) => {
    const isClosed = ({ place }: (typeof menu)[number]) => closed.includes(place);
    const remote = owner && pageRemoteOf(owner, site.remotes);
    const { [remote?.entry ?? '']: hash } = remote?.integrity ?? {};
    return {
      revision: site.revision,
      shell: { release: release.id, base, integrity: {} },
      remotes: remote
        ? [
            {
              ...remote,
              manifest: { ...remote.manifest, menu: remote.manifest.menu.filter(isClosed) },
              integrity: hash ? { [remote.entry]: hash } : {},
            },
          ]
        : [],
      site: address,
      described,
      menu: menu.filter((entry) => !isClosed(entry)),
      ...(events.length > 0 && { events }),
    };
  };
}

/** A browser with something of its own in place of a release keeps nothing of it. */
export const isKeptOffline = (
  { shell, serviceWorker, overrides }: Site,
  { offline }: PageData['config'],
): boolean =>
  offline === true && serviceWorker === 'on' && overrides === undefined && 'sw.js' in shell.release.integrity;
