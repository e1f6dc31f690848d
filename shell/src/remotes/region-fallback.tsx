import { ErrorState, PageContainer } from '@porao/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepServerView } from '../boot/server-view.ts';
import { t } from '../messages.ts';

/** In place of a remote that failed, or above what the server showed of it: what happened, what is safe, what to do. */
export function RegionFallback({ id, onRetry }: { id: string; onRetry: () => void }): ReactNode {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const [place] = useState(keepServerView);
  const failure = (
    <PageContainer>
      <ErrorState
        title={t('region.title')}
        text={navigator.onLine ? t('region.text') : t('region.offline')}
        detail={t('region.report', { id })}
        retryLabel={t('region.retry')}
        onRetry={onRetry}
      />
    </PageContainer>
  );
  return place ? createPortal(failure, place) : failure;
}
