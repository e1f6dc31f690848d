import { notifications, useNotifications } from '@mantine/notifications';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ActionIcon } from '../button/action-icon.tsx';
import { Spinner } from '../button/look.tsx';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../kit/cx.ts';
import tones from '../kit/tones.module.css';
import styles from './toasts.module.css';

interface ToastContent {
  tone: 'info' | 'success' | 'error';
  title?: string;
  message: ReactNode;
  /** In ms; 5 s by default, false to stay until closed. */
  duration?: number | false;
  /** Replaces a toast shown under the same id. */
  id?: string;
  /** Turns a spinner instead of the icon. */
  busy?: boolean;
}

const icons = { info: 'info', success: 'check', error: 'alert' } as const;

/** Shows a toast, bottom right or, on a phone, below the header. The returned function takes it away. */
export function showToast(content: ToastContent, closeLabel: string): () => void {
  if (content.id) notifications.hide(content.id);
  const message = <Toast content={content} closeLabel={closeLabel} close={() => notifications.hide(id)} />;
  const id = notifications.show({ ...(content.id && { id: content.id }), message });
  return () => void notifications.hide(id);
}

/** The place of the toasts: render it once. Part of the first script, as one of them says that there is no network;
 * the library's own host would add 16 kB to it. */
export function ToastHost(): ReactNode {
  const shown = useNotifications().notifications;
  if (shown.length === 0) return null;
  return createPortal(
    <div className={styles.host}>
      {shown.map(({ id, message }) => (
        <Fragment key={id}>{message}</Fragment>
      ))}
    </div>,
    document.body,
  );
}

interface ToastProps {
  readonly content: ToastContent;
  readonly closeLabel: string;
  readonly close: () => void;
}

function Toast({ content, closeLabel, close }: ToastProps): ReactNode {
  const { tone, title, message, duration = 5000, busy } = content;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (duration === false || held) return;
    const timer = setTimeout(close, duration);
    return () => clearTimeout(timer);
  }, [close, duration, held]);
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={styles.toast}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={cx(styles.icon, tones[tone])}>{busy ? <Spinner /> : <Icon name={icons[tone]} />}</span>
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        <div>{message}</div>
      </div>
      <ActionIcon icon="close" label={closeLabel} onClick={close} />
    </div>
  );
}
