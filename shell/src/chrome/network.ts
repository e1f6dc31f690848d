import { notify } from '@porao/platform';
import { useEffect } from 'react';
import { t } from '../messages.ts';

/** Says when the connection goes and comes back. */
export function useNetworkToasts(): void {
  useEffect(() => {
    const online = () => notify({ tone: 'success', message: t('network.online') });
    const offline = () => notify({ tone: 'error', message: t('network.offline') });
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  }, []);
}
