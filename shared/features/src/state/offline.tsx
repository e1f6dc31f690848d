import { EmptyState, Icon, Notice } from '@porao/ui';
import { t } from './messages.ts';

/** Above data from the cache. */
export function OfflineNotice() {
  return (
    <Notice tone="warning" title={t('offline.title')}>
      {t('offline.kept')}
    </Notice>
  );
}

export function OfflineState({ order = 2 }: { order?: 1 | 2 }) {
  return (
    <EmptyState
      order={order}
      picture={<Icon name="wifi-off" size={48} />}
      title={t('offline.title')}
      text={t('offline.empty')}
    />
  );
}
