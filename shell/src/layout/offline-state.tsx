import { useOnline } from '@porao/platform';
import { Icon } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import styles from './layout.module.css';

/** Shown over the page while there is no network, so that cached data is not taken for current. */
export function OfflineState(): ReactNode {
  if (useOnline()) return null;
  return (
    <div role="status" className={styles.offline}>
      <Icon name="wifi-off" size={16} />
      {t('offline.state')}
    </div>
  );
}
