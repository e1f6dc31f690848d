import type { PageRemote } from '@porao/contracts';
import { RegionContext } from '@porao/ui/shell';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../common/error-boundary.tsx';
import { useRegionSheets } from '../remotes/region-sheets.ts';
import { useRemote } from '../remotes/use-remote.ts';
import styles from './area-side.module.css';

/** Shows what the page's remote puts into the side bar. A failure here shows nothing. */
export function RemoteSide({ remote }: { remote: PageRemote }): ReactNode {
  // It stays while the next page of the area is looked up.
  useRegionSheets(remote);
  const Side = useRemote(remote).module?.side;
  if (!Side) return null;
  return (
    <ErrorBoundary app={remote}>
      <div data-region={remote.name} className={styles.region}>
        <RegionContext value={remote.name}>
          <Side />
        </RegionContext>
      </div>
    </ErrorBoundary>
  );
}
