import type { PageData } from '@porao/contracts';
import { navigationListeners } from '../layout/route-change.ts';
import type { Services } from '../platform.ts';
import { loadAhead } from '../remotes/intent.ts';
import type { RouteMatch } from '../remotes/match.ts';
import { keepOffline } from './keep-offline.ts';
import { watchReleases } from './newer-release.ts';
import { offerReload } from './offer-reload.tsx';
import { reportVitals } from './vitals.ts';

/** Until a new page has what it needs, in ms. */
const settle = 3000;

/** Everything that no first view needs. */
export function startBackground(page: PageData, mount: RouteMatch | undefined, services: Services): void {
  const { name, release } = mount?.remote ?? { name: 'shell', release: page.shell.release };
  reportVitals({ app: name, release });
  watchReleases({ page, offer: offerReload });
  const goAhead = () => void loadAhead(services).catch(() => {});
  goAhead();
  navigationListeners.add(() => void setTimeout(goAhead, settle));
  keepOffline(page, services).catch((error: unknown) =>
    console.warn('The site is not kept for offline use:', error),
  );
}
