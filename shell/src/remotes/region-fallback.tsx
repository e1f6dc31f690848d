import { ErrorState, PageContainer } from '@porao/ui';
import { type ReactNode, useEffect } from 'react';
import { t } from '../messages.ts';

/** In place of a remote that failed: what happened, what is safe, what to do. */
export function RegionFallback({ id, onRetry }: { id: string; onRetry: () => void }): ReactNode {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
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
}
