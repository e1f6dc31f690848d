import { afterPaint, call, lazyComponent, notify, useQueryClient } from '@porao/platform';
import { Icon } from '@porao/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { noticeIdOf, type PressedNotice } from '../../common/pressed-notice.ts';
import { t as shellText } from '../../messages.ts';
import area from '../area.module.css';
import { CountBadge } from '../entry-count.tsx';
import { t } from './messages.ts';
import { unreadKey, useUnread } from './unread.query.ts';

const Panel = lazyComponent(() => import(/* webpackChunkName: "notices" */ './notices.panel.tsx'));

/** The number of unread notices; the panel with all of them comes with the first press. */
export default function BellPart(): ReactNode {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const unread = useUnread();
  usePressedNotice();
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) close();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', escape, { signal });
    return () => ending.abort();
  }, [open, close]);
  const show = () =>
    afterPaint()
      .then(Panel.preload)
      .then(
        () => setOpen(true),
        () => notify({ tone: 'error', message: shellText('overlay.failed') }),
      );
  return (
    <div ref={whole}>
      <button
        ref={button}
        type="button"
        className={area.tool}
        aria-expanded={open}
        aria-label={unread === 0 ? t('title') : t('unread', { count: unread })}
        title={t('title')}
        onClick={() => void (open ? close() : show())}
      >
        <Icon name="bell" />
        {unread > 0 && <CountBadge value={unread} />}
      </button>
      {open && <Panel unread={unread} onClose={close} />}
    </div>
  );
}

/** Marks the notice as read whose push message was pressed: the page was opened by it, or was shown already. */
function usePressedNotice(): void {
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
