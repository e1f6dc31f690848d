import type { PageRemote } from '@porao/contracts';
import type { Remote } from '@porao/platform';
import { asError, useRoutes } from '@porao/platform/shell';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { isServerViewShown } from '../boot/server-view.ts';
import { progress, useLoadingProgress } from '../layout/progress.tsx';
import { refreshFailedFiles } from './failed-files.ts';
import { loadedRemote, resetLoad, startRemote } from './loader.ts';
import { RegionFallback } from './region-fallback.tsx';
import { report, reportId } from './telemetry.ts';

/** The part of the page that belongs to one remote: loads it, shows it, and keeps its failures inside. */
export function Region({ remote }: { remote: PageRemote }): ReactNode {
  return (
    <RetriedRegion app={remote} onRetry={() => resetLoad(remote.name)}>
      <LoadedRegion remote={remote} />
    </RetriedRegion>
  );
}

interface RetriedRegionProps {
  app: App;
  /** Before its content is shown anew. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps the failures of its content inside, and offers to load it anew. */
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
    <RegionBoundary key={`${app.name}:${attempt}`} app={app} onRetry={() => void retry()}>
      {children}
    </RegionBoundary>
  );
}

function LoadedRegion({ remote }: { remote: PageRemote }): ReactNode {
  const [state, setState] = useState<{ remote?: Remote | undefined; error?: Error }>({
    remote: loadedRemote(remote.name),
  });
  // Nothing is dimmed while the server's page is there to be read.
  useLoadingProgress(state.remote === undefined && !state.error && !isServerViewShown());
  useEffect(() => {
    let live = true;
    startRemote(remote).then(
      (loaded) => live && setState({ remote: loaded }),
      (error: unknown) => live && setState({ error: asError(error) }),
    );
    return () => {
      live = false;
    };
  }, [remote]);
  if (state.error) throw state.error;
  return state.remote ? <RemoteRoutes remote={state.remote} /> : null;
}

function RemoteRoutes({ remote }: { remote: Remote }): ReactNode {
  return useRoutes(remote.routes);
}

/** Whose content it is, for the report of a failure. */
type App = Pick<PageRemote, 'name' | 'release'>;

interface RegionState {
  id: string | null;
}

interface BoundaryProps {
  app: App;
  onRetry: () => void;
  children: ReactNode;
}

class RegionBoundary extends Component<BoundaryProps, RegionState> {
  override state: RegionState = { id: null };

  static getDerivedStateFromError() {
    return { id: reportId() };
  }

  override componentDidCatch(error: unknown): void {
    const { name, release } = this.props.app;
    const { id } = this.state;
    const message = error instanceof Error ? error.message : String(error);
    const kind = loadedRemote(name) ? 'script-error' : 'load-error';
    report({ kind, app: name, release, message, ...(id !== null && { id }) });
  }

  override render(): ReactNode {
    const { id } = this.state;
    return id === null ? this.props.children : <RegionFallback id={id} onRetry={this.props.onRetry} />;
  }
}
