import { Modal as Base } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './overlays.module.css';
import { useWholeWindow } from './scrollbar.ts';

const classNames = {
  content: styles.content ?? '',
  header: styles.header ?? '',
  title: styles.title ?? '',
  close: styles.close ?? '',
  body: styles.body ?? '',
  overlay: styles.shade ?? '',
};

/** Mantine draws a dialog's title in a `<header>`, which would count as one more banner of the page. */
export const plainHeader = { header: { role: 'presentation' } };

interface ModalProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Read aloud for the cross. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the main one last; they stay visible. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Set while something is under way that must not be closed over. */
  locked?: boolean;
}

/** A dialog in the middle. Holds the focus, closes on Escape and gives the focus back. */
export function Modal(props: ModalProps): ReactNode {
  const { opened, onClose, title, closeLabel, children, footer, size = 'md', locked = false } = props;
  useWholeWindow(opened);
  return (
    <Base
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      centered
      lockScroll={false}
      data-porao-overlay={opened || undefined}
      closeOnEscape={!locked}
      closeOnClickOutside={!locked}
      withCloseButton={!locked}
      closeButtonProps={{ 'aria-label': closeLabel }}
      classNames={classNames}
      attributes={plainHeader}
      transitionProps={{ transition: 'pop', duration: 140 }}
    >
      <div className={styles.inner}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Base>
  );
}
