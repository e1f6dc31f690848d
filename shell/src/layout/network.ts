import { showToast } from '@porao/ui/shell';
import { useEffect } from 'react';
import { t } from '../messages.ts';

/** Milliseconds (SHL-027). */
const duration = 3000;

export function useNetworkToasts(): void {
  useEffect(() => {
    const show = (tone: 'success' | 'error', message: string) =>
      showToast({ tone, message, duration }, t('toast.close'));
    const online = () => show('success', t('network.online'));
    const offline = () => show('error', t('network.offline'));
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  }, []);
}
