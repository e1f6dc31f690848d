import { useOnline } from '@porao/platform';
import { Icon } from '@porao/ui';
import { showToast } from '@porao/ui/shell';
import { type ReactNode, useEffect } from 'react';
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

/** Milliseconds (SHL-027). */
const duration = 3000;

export function useNetworkToasts(): void {
  useEffect(() => {
    const show = (tone: 'success' | 'error', message: string) =>
      showToast({ tone, message, duration }, t('toast.close'));
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('online', () => show('success', t('network.online')), { signal });
    window.addEventListener('offline', () => show('error', t('network.offline')), { signal });
    return () => ending.abort();
  }, []);
}
