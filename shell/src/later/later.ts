import type { PageData } from '@porao/contracts';
import type { Services } from '../platform.ts';
import type { Mount } from '../remotes/match.ts';
import { keepOffline } from './keep-offline.ts';
import { watchReleases } from './newer-release.ts';
import { offerReload } from './offer-reload.tsx';
import { reportVitals } from './vitals.ts';

/** Everything that no first view needs. */
export function startLater(page: PageData, mount: Mount | undefined, services: Services): void {
  const { name, release } = mount?.remote ?? { name: 'shell', release: page.shell.release };
  reportVitals({ app: name, release });
  watchReleases({ page, offer: offerReload });
  keepOffline(page, services.queryClient).catch((error: unknown) =>
    console.warn('The site is not kept for offline use:', error),
  );
}
