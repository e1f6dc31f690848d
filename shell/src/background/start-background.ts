import type { PageData } from '@porao/contracts';
import { renewPush } from '../common/browser-push.ts';
import { navigations } from '../layout/route-change.ts';
import { type LinkOptions, loadAhead } from '../remotes/intent.ts';
import type { RouteMatch } from '../remotes/route-match.ts';
import { keepOffline, type OfflineOptions } from './keep-offline.ts';
import { watchReleases } from './newer-release.ts';
import { offerReload } from './offer-reload.tsx';
import { reportVitals } from './vitals.ts';

/** After a navigation: the new page's own files come first. */
const waitMs = 3000;

/** Everything that the first view does without. */
export function startBackground(
  page: PageData,
  match: RouteMatch | undefined,
  services: LinkOptions & OfflineOptions,
): void {
  const { name, release } = match?.remote ?? { name: 'shell', release: page.shell.release };
  reportVitals({ app: name, release });
  watchReleases({ page, offer: offerReload });
  const loadLinks = () => void loadAhead(services).catch(() => {});
  loadLinks();
  navigations.subscribe(() => void setTimeout(loadLinks, waitMs));
  // Without an answer the next page tries again.
  renewPush().catch(() => {});
  keepOffline(page, services).catch((error: unknown) =>
    console.warn('The site is not kept for offline use:', error),
  );
}
