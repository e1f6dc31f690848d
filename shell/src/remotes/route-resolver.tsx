import { useStore } from '@porao/platform';
import { asError } from '@porao/platform/shell';
import { type ReactNode, useEffect, useState } from 'react';
import { useLoadingProgress } from '../common/progress.ts';
import { reloadPage } from '../common/reload-page.ts';
import { report, reportId } from '../common/report.ts';
import { type Directory, type RouteResolution, StateGoneError } from './directory.ts';
import { RegionFallback } from './region-fallback.tsx';

export const useRouteResolution = ({ subscribe, at }: Directory, pathname: string): RouteResolution =>
  useStore({ subscribe, current: () => at(pathname) });

interface RouteResolverProps {
  directory: Directory;
  pathname: string;
  release: string;
}

/** Reads which remote an address belongs to; shows nothing until then, and a retry after a failure. */
export function RouteResolver({ directory, pathname, release }: RouteResolverProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  useLoadingProgress(failed === undefined);
  useEffect(() => {
    if (failed !== undefined) return;
    let live = true;
    directory.find(pathname).catch((error: unknown) => {
      if (!live) return;
      if (error instanceof StateGoneError) return reloadPage();
      const id = reportId();
      report({ kind: 'load-error', phase: 'entry', app: 'shell', release, id, error: asError(error) });
      setFailed(id);
    });
    return () => {
      live = false;
    };
  }, [directory, pathname, release, failed]);
  const again = () => setFailed(undefined);
  return failed === undefined ? null : <RegionFallback id={failed} onRetry={again} />;
}
