import { call } from '@porao/platform';
import { useEffect } from 'react';
import { request } from '../../../common/acts/request.ts';

const everyMs = 20_000;

/** Tells the other operators that this request is open here, while the page is visible. */
export function usePresence(id: number, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const bodyOf = (open: boolean) => ({ body: { subject: 'request' as const, id, open } });
    const end = request('POST /api/ops/presence', bodyOf(false));
    const leave = () => void end().catch(() => {});
    // A lost sign is no fault of the page: the next one says the same.
    const say = () => {
      if (document.visibilityState === 'visible')
        void call('POST /api/ops/presence', bodyOf(true)).catch(() => {});
    };
    say();
    const timer = setInterval(say, everyMs);
    document.addEventListener('visibilitychange', say);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, isOpen]);
}
