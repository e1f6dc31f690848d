import { afterPaint, lazyComponent, notify } from '@porao/platform';
import { Icon } from '@porao/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { t as shellText } from '../../messages.ts';
import area from '../area.module.css';
import { CountBadge } from '../entry-count.tsx';
import { t } from './messages.ts';
import type { NoticesPanelProps } from './notices.panel.tsx';
import { useUnread } from './unread.query.ts';
import { usePressedNotice } from './use-pressed-notice.ts';

const Panel = lazyComponent<NoticesPanelProps>(
  () => import(/* webpackChunkName: "notices" */ './notices.panel.tsx'),
);

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
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
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
