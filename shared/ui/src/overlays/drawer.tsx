import { Drawer as Base } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { plainHeader } from './modal.tsx';
import styles from './overlays.module.css';
import { useWholeWindow } from './scrollbar.ts';

interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the main one last; they stay visible. */
  footer?: ReactNode;
  side?: 'left' | 'right' | 'bottom';
}

/** A panel from a side of the window. */
export function Drawer(props: DrawerProps): ReactNode {
  const { opened, onClose, title, closeLabel, children, footer, side = 'left' } = props;
  useWholeWindow(opened);
  return (
    <Base
      opened={opened}
      onClose={onClose}
      title={title}
      position={side}
      size={side === 'bottom' ? 'auto' : '22rem'}
      lockScroll={false}
      data-porao-overlay={opened || undefined}
      closeButtonProps={{ 'aria-label': closeLabel }}
      attributes={plainHeader}
      transitionProps={{ duration: 180 }}
      classNames={{
        content: cx(styles.panel, side === 'bottom' && styles.sheet) ?? '',
        header: styles.header ?? '',
        title: styles.title ?? '',
        close: styles.close ?? '',
        body: styles.body ?? '',
        overlay: styles.shade ?? '',
      }}
    >
      <div className={styles.inner}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Base>
  );
}

/** From below on phones, from the right from 768 px. */
export function BottomSheet(props: Omit<DrawerProps, 'side'>): ReactNode {
  const desktop = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  return <Drawer {...props} side={desktop ? 'right' : 'bottom'} />;
}
