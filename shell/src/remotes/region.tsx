import type { PageRemote } from '@porao/contracts';
import type { Remote } from '@porao/platform';
import { hasUnsaved, isLoadError, LoadingContext, useRoutes } from '@porao/platform/shell';
import { RegionContext } from '@porao/ui/shell';
import { createRef, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { isServerViewShown } from '../boot/server-view.ts';
import { ErrorBoundary } from '../common/error-boundary.tsx';
import { progress, useLoadingProgress } from '../common/progress.ts';
import { reloadPage } from '../common/reload-page.ts';
import { type Report, report } from '../common/report.ts';
import { refreshFailedFiles } from './failed-files.ts';
import { isPageOutdated } from './live-releases.ts';
import { resetLoad } from './loader.ts';
import { MountSignal } from './mount-signal.tsx';
import { RegionFallback } from './region-fallback.tsx';
import { useRegionSheets } from './region-sheets.ts';
import { useRemote } from './use-remote.ts';

/** The part of the page that belongs to one remote: loads it, shows it, and keeps its failures inside. */
export function Region({ remote }: { remote: PageRemote }): ReactNode {
  useRegionSheets(remote);
  return (
    <RegionContext value={remote.name}>
      <RetriedRegion app={remote} onRetry={() => resetLoad(remote.name)}>
        <LoadedRegion remote={remote} />
      </RetriedRegion>
    </RegionContext>
  );
}

interface RetriedRegionProps {
  /** Names the owner of the content, for the report of a failure. */
  app: Pick<PageRemote, 'name' | 'release'> & Partial<Pick<PageRemote, 'global'>>;
  onRetry?: () => void;
  /** Is shown in place of a content that failed; a page's own words when absent. */
  renderFallback?: (id: string, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** The region that is shown, for whoever takes it down. */
export const shownRegion = createRef<ErrorBoundary>();
/** The contents of its slots that are shown have regions of their own. */
export const shownContents = new Set<ErrorBoundary>();

function keepContent(content: ErrorBoundary) {
  shownContents.add(content);
  return () => void shownContents.delete(content);
}

const pageFallback = (id: string, retry: () => void) => <RegionFallback id={id} onRetry={retry} />;

/** Apps whose first page was reported. */
const timed = new Set<string>();

/** Keeps the failures of its content inside, and offers to load it again. Reports both, and when its page is there. */
export function RetriedRegion(props: RetriedRegionProps): ReactNode {
  const { app, onRetry, renderFallback = pageFallback, children } = props;
  const [attempt, setAttempt] = useState(0);
  const mountedAt = useRef<string>(undefined);
  const { name, release, global } = app;
  const onMounted = useCallback(
    (pathname: string, ms: number) => {
      mountedAt.current = pathname;
      if (timed.has(name)) return;
      timed.add(name);
      report({ kind: 'timing', app: name, release, value: ms });
    },
    [name, release],
  );
  const classify = (error: Error): Pick<Report, 'kind' | 'phase'> => {
    const isEntryRun = global === undefined || Reflect.get(window, global) !== undefined;
    if (isLoadError(error)) return { kind: 'load-error', phase: isEntryRun ? 'import' : 'entry' };
    return { kind: 'script-error', phase: mountedAt.current === location.pathname ? 'render' : 'mount' };
  };
  const retry = async () => {
    const done = progress.start();
    const [isOutdated] = await Promise.all([isPageOutdated(), refreshFailedFiles(app)]);
    // Its own release stays what it is: it may be the one that was taken back.
    // A part is tried again by itself when the network is back: what is typed beside it stays.
    if (isOutdated && !(props.renderFallback && hasUnsaved())) return reloadPage();
    done();
    onRetry?.();
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary
      // Another release of an app is rendered again.
      key={`${app.name}:${app.release}:${attempt}`}
      ref={renderFallback === pageFallback ? shownRegion : keepContent}
      app={app}
      classify={classify}
      renderFallback={(id) => renderFallback(id, () => void retry())}
    >
      <MountSignal onMounted={onMounted}>{children}</MountSignal>
    </ErrorBoundary>
  );
}

function LoadedRegion({ remote }: { remote: PageRemote }): ReactNode {
  const { module, error } = useRemote(remote);
  // Nothing is dimmed while the server's view can be read.
  useLoadingProgress(!module && !error && !isServerViewShown());
  const startLoading = use(LoadingContext);
  useEffect(() => (module ? undefined : startLoading()), [module, startLoading]);
  if (error) throw error;
  return module ? <RemoteRoutes remote={module} /> : null;
}

function RemoteRoutes({ remote }: { remote: Remote }): ReactNode {
  return useRoutes(remote.routes);
}
