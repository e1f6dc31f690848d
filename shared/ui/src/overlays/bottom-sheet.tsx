import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './overlays.module.css';
import { Panel, type PanelProps } from './panel.tsx';

/** A panel from below on phones, from the right from 768 px. */
export function BottomSheet(props: PanelProps): ReactNode {
  const desktop = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <Panel
      {...props}
      look={styles.sheet}
      transition={{ transition: desktop ? 'slide-left' : 'slide-up', duration: 180 }}
    />
  );
}
