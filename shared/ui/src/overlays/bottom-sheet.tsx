import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { OverlayProvider } from './overlay-provider.tsx';
import styles from './overlays.module.css';
import { type PanelProps, panelClassNames, usePanel } from './panel.tsx';

/** A panel from below on phones, from the right from 768 px. */
export function BottomSheet(props: PanelProps): ReactNode {
  const desktop = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <OverlayProvider>
      <Drawer
        {...usePanel(props)}
        position={desktop ? 'right' : 'bottom'}
        size={desktop ? '22rem' : 'auto'}
        transitionProps={{ duration: 180 }}
        classNames={{ ...panelClassNames, content: cx(styles.panel, !desktop && styles.sheet) ?? '' }}
      />
    </OverlayProvider>
  );
}
