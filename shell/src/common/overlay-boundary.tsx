import { notify } from '@porao/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../messages.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const retryAfterMs = 5000;

interface OverlayBoundaryProps {
  release: string;
  /** Decides what comes next; when absent the overlay is shown again after a pause. */
  onFail?: () => void;
  children: ReactNode;
}

/** Keeps the page, and what is typed in it, when an overlay cannot be loaded; shows a toast. */
export function OverlayBoundary({ release, onFail, children }: OverlayBoundaryProps): ReactNode {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isNotified = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const handle = (reset: () => void) => {
    if (!isNotified.current) notify({ tone: 'error', message: t('overlay.failed') });
    isNotified.current = true;
    if (onFail) onFail();
    else timer.current = setTimeout(reset, retryAfterMs);
  };
  return (
    <ErrorBoundary
      app={{ name: 'shell', release }}
      classify={() => ({ kind: 'load-error', phase: 'import' })}
      onError={handle}
    >
      {children}
    </ErrorBoundary>
  );
}
