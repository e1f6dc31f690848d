import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { Spinner } from '../button/look.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';
import type { ToastContent } from './toast.ts';

const icons = { info: 'info', success: 'check', error: 'alert' } as const;

/** Shows one toast in the mounted or soon mounted host. */
export function show({ content, closeLabel }: { content: ToastContent; closeLabel: string }): void {
  const { tone, title, message, duration = 5000, id, busy } = content;
  if (id) notifications.hide(id);
  notifications.show({
    ...(id && { id }),
    ...(title && { title }),
    message,
    autoClose: duration,
    icon: busy ? <Spinner /> : <Icon name={icons[tone]} />,
    role: tone === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': closeLabel },
    classNames: { root: `${styles.toast} ${styles[tone]}`, icon: styles.icon ?? '' },
  });
}

/** Takes a toast away. */
export const hide = (id: string): void => void notifications.hide(id);

/** The corner where they appear. */
export default function ToastHost(): ReactNode {
  return <Notifications position="bottom-right" limit={4} zIndex={400} />;
}
