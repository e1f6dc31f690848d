import { asError } from '@porao/platform/shell';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLoadingProgress } from '../layout/progress.tsx';
import { type Directory, GoneError, type Place } from './directory.ts';
import { RegionFallback } from './region-fallback.tsx';
import { report, reportId } from './telemetry.ts';

/** Where the address leads, as far as the page knows. */
export const useRouteResolution = (directory: Directory, pathname: string): Place =>
  useSyncExternalStore(directory.subscribe, () => directory.at(pathname));

interface RouteResolverProps {
  directory: Directory;
  pathname: string;
  /** Of the shell. */
  release: string;
}

/** Stands while the page reads where an address leads. */
export function RouteResolver({ directory, pathname, release }: RouteResolverProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  useLoadingProgress(failed === undefined);
  useEffect(() => {
    if (failed !== undefined) return;
    let live = true;
    directory.find(pathname).catch((error: unknown) => {
      if (!live) return;
      if (error instanceof GoneError) return location.reload();
      const id = reportId();
      report({ kind: 'load-error', app: 'shell', release, id, message: asError(error).message });
      setFailed(id);
    });
    return () => {
      live = false;
    };
  }, [directory, pathname, release, failed]);
  const again = () => setFailed(undefined);
  return failed === undefined ? null : <RegionFallback id={failed} onRetry={again} />;
}
