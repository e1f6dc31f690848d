import type { ModalProps as BaseProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './overlays.module.css';
import { useWholeWindow } from './scrollbar.ts';

export interface PanelProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Read aloud for the cross. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the main one last; they stay visible. */
  footer?: ReactNode;
}

/** Properties that a modal and a drawer of the library have in common. */
export function usePanel({ opened, onClose, title, closeLabel, children, footer }: PanelProps) {
  useWholeWindow(opened);
  // The library notes what has the focus when a dialog that is there opens, and not when one comes opened.
  const isMounted = useMounted();
  return {
    opened: isMounted && opened,
    onClose,
    title,
    lockScroll: false,
    'data-porao-overlay': opened || undefined,
    closeButtonProps: { 'aria-label': closeLabel },
    // The library draws the title in a `<header>`, which would count as one more banner of the page.
    attributes: { header: { role: 'presentation' } },
    children: (
      <>
        <div className={styles.inner}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </>
    ),
  } satisfies Partial<BaseProps> & Record<`data-${string}`, unknown>;
}

export const panelClassNames = {
  header: styles.header ?? '',
  title: styles.title ?? '',
  close: styles.close ?? '',
  body: styles.body ?? '',
  overlay: styles.shade ?? '',
};
