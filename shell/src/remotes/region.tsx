import type { PageRemote } from '@porao/contracts';
import type { Remote } from '@porao/platform';
import { useRoutes } from '@porao/platform/shell';
import { type ReactNode, useState } from 'react';
import { isServerViewShown } from '../boot/server-view.ts';
import { ErrorBoundary } from '../common/error-boundary.tsx';
import { progress, useLoadingProgress } from '../common/progress.ts';
import { refreshFailedFiles } from './failed-files.ts';
import { loadedRemote, resetLoad } from './loader.ts';
import { RegionFallback } from './region-fallback.tsx';
import { useRemote } from './use-remote.ts';

/** The part of the page that belongs to one remote: loads it, shows it, and keeps its failures inside. */
export function Region({ remote }: { remote: PageRemote }): ReactNode {
  return (
    <RetriedRegion app={remote} onRetry={() => resetLoad(remote.name)}>
      <LoadedRegion remote={remote} />
    </RetriedRegion>
  );
}

interface RetriedRegionProps {
  /** Whose content it is, for the report of a failure. */
  app: Pick<PageRemote, 'name' | 'release'>;
  /** Before its content is shown again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps the failures of its content inside, and offers to load it again. */
export function RetriedRegion({ app, onRetry, children }: RetriedRegionProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const retry = async () => {
    const done = progress.start();
    await refreshFailedFiles();
    done();
    onRetry?.();
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary
      key={`${app.name}:${attempt}`}
      app={app}
      kind={() => (loadedRemote(app.name) ? 'script-error' : 'load-error')}
      renderFallback={(id) => <RegionFallback id={id} onRetry={() => void retry()} />}
    >
      {children}
    </ErrorBoundary>
  );
}

function LoadedRegion({ remote }: { remote: PageRemote }): ReactNode {
  const { module, error } = useRemote(remote);
  // Nothing is dimmed while the server's view can be read.
  useLoadingProgress(!module && !error && !isServerViewShown());
  if (error) throw error;
  return module ? <RemoteRoutes remote={module} /> : null;
}

function RemoteRoutes({ remote }: { remote: Remote }): ReactNode {
  return useRoutes(remote.routes);
}
