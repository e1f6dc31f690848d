import type { PageData } from '@porao/contracts';
import { showToast } from '@porao/ui/shell';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { renewPush } from '../common/browser-push.ts';
import { report } from '../common/report.ts';
import { navigations } from '../layout/route-change.ts';
import { t } from '../messages.ts';
import { type LinkOptions, loadAhead } from '../remotes/intent.ts';
import type { RouteMatch } from '../remotes/route-match.ts';
import { keepOffline, type OfflineOptions } from './keep-offline.ts';
import { watchReleases } from './newer-release.ts';
import { offerReload } from './offer-reload.tsx';
import { watchLeftRegions } from './watch-left-regions.ts';
import { watchWork } from './watch-work.ts';
import { replaceWithdrawn } from './withdrawn-releases.ts';

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
  const { directory, queryClient } = services;
  const replace = replaceWithdrawn({
    page,
    directory,
    isSending: () => queryClient.isMutating() > 0,
    say: () => showToast({ id: 'withdrawn', tone: 'info', message: t('withdrawn.text') }, t('toast.close')),
  });
  watchReleases({ directory, revision: page.revision, offer: offerReload, replace });
  watchLeftRegions(services);
  watchWork();
  const loadLinks = () => void loadAhead(services).catch(() => {});
  loadLinks();
  navigations.subscribe(() => void setTimeout(loadLinks, waitMs));
  // Without an answer the next page tries again.
  renewPush().catch(() => {});
  keepOffline(page, services).catch((error: unknown) =>
    console.warn('The site is not kept for offline use:', error),
  );
}

/** Reports how the first page felt, as the page's app and release and nothing of who saw it. */
function reportVitals({ app, release }: { app: string; release: string }): void {
  const send = ({ name, value }: Metric) => {
    if (name === 'LCP' || name === 'CLS' || name === 'INP')
      report({ kind: 'vital', app, release, metric: name, value: Math.round(value * 1000) / 1000 });
  };
  onLCP(send);
  onCLS(send);
  onINP(send);
}
