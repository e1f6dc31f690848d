import { notify } from '@porao/platform';
import { preloadToasts } from '@porao/ui/shell';
import { useEffect } from 'react';
import { t } from '../messages.ts';

/** Says when the connection goes and comes back. */
export function useNetworkToasts(): void {
  useEffect(() => {
    const online = () => notify({ tone: 'success', message: t('network.online') });
    const offline = () => notify({ tone: 'error', message: t('network.offline') });
    // Once the page is at rest: without a network its own message could not be fetched.
    const idle = window.setTimeout(() => void preloadToasts().catch(() => {}), 3000);
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.clearTimeout(idle);
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  }, []);
}
