import { call, useQueryClient } from '@porao/platform';
import { useEffect } from 'react';
import { noticeIdOf, type PressedNotice } from '../../common/pressed-notice.ts';
import { unreadKey } from './unread.query.ts';

/** Marks the notice as read whose push message was pressed: the page was opened by it, or was shown already. */
export function usePressedNotice(): void {
  const client = useQueryClient();
  useEffect(() => {
    const mark = (hash: string): boolean => {
      const id = noticeIdOf(hash);
      if (id === undefined) return false;
      const changed = () => client.invalidateQueries({ queryKey: [unreadKey] });
      // A notice that could not be marked stays unread.
      call('POST /api/notices/:id/read', { params: { id } }).then(changed, () => {});
      return true;
    };
    const { hash, pathname, search } = location;
    if (mark(hash.slice(1))) history.replaceState(history.state, '', pathname + search);
    const hear = ({ data }: MessageEvent<Partial<PressedNotice> | null>) => void mark(data?.pressed ?? '');
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    serviceWorker?.addEventListener('message', hear);
    return () => serviceWorker?.removeEventListener('message', hear);
  }, [client]);
}
