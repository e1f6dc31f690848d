import type { ReactNode } from 'react';
import styles from './overlays.module.css';
import { Panel, type PanelProps } from './panel.tsx';

interface ModalProps extends PanelProps {
  /** Narrower, for a single small form. */
  size?: 'sm';
  /** Set while something is in progress; the dialog then does not close. */
  locked?: boolean;
}

/** A dialog in the middle. */
export function Modal({ size, ...panel }: ModalProps): ReactNode {
  return (
    <Panel
      {...panel}
      place={styles.middle}
      look={size ? styles.small : styles.dialog}
      transition={{ transition: 'pop', duration: 140 }}
    />
  );
}
