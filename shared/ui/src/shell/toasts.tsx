import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ActionIcon } from '../button/action-icon.tsx';
import { Spinner } from '../button/look.tsx';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../kit/cx.ts';
import styles from './toasts.module.css';

export interface ToastContent {
  tone: 'info' | 'success' | 'error';
  title?: string;
  message: ReactNode;
  /** In ms; 5 s unless told, false to stay until closed. */
  duration?: number | false;
  /** Replaces a toast shown under the same id. */
  id?: string;
  /** Turns a spinner instead of the icon. */
  busy?: boolean;
}

interface Toast {
  /** Of one call: what replaces a toast is shown, announced and timed anew. */
  readonly call: number;
  readonly id: string;
  readonly content: ToastContent;
  readonly closeLabel: string;
}

/** Shown at once; those after them wait. */
const most = 4;
const icons = { info: 'info', success: 'check', error: 'alert' } as const;

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const close = (id: string): void => change(toasts.filter((toast) => toast.id !== id));

/** Shows a toast, bottom right. The returned function takes it away. */
export function showToast(content: ToastContent, closeLabel: string): () => void {
  count += 1;
  const id = content.id ?? `toast-${count}`;
  change([...toasts.filter((toast) => toast.id !== id), { call: count, id, content, closeLabel }]);
  return () => close(id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place of the toasts: render it once. Part of the first script, as one of them says that there is no network. */
export function ToastHost(): ReactNode {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  if (shown.length === 0) return null;
  const items = shown.slice(0, most).map((toast) => <ToastItem key={toast.call} {...toast} />);
  return createPortal(<div className={styles.host}>{items}</div>, document.body);
}

function ToastItem({ id, content, closeLabel }: Toast): ReactNode {
  const { tone, title, message, duration = 5000, busy } = content;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (duration === false || held) return;
    const timer = setTimeout(() => close(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, held]);
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(styles.toast, styles[tone])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.icon}>{busy ? <Spinner /> : <Icon name={icons[tone]} />}</span>
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        <div>{message}</div>
      </div>
      <ActionIcon icon="close" label={closeLabel} onClick={() => close(id)} />
    </div>
  );
}
