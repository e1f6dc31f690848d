import { Drawer as Base } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { OverlayProvider } from './overlay-provider.tsx';
import styles from './overlays.module.css';
import { type PanelProps, panelClassNames, usePanel } from './panel.tsx';

interface DrawerProps extends PanelProps {
  side?: 'left' | 'right' | 'bottom';
}

/** A panel from a side of the window. */
export function Drawer({ side = 'left', ...panel }: DrawerProps): ReactNode {
  return (
    <OverlayProvider>
      <Base
        {...usePanel(panel)}
        position={side}
        size={side === 'bottom' ? 'auto' : '22rem'}
        transitionProps={{ duration: 180 }}
        classNames={{
          ...panelClassNames,
          content: cx(styles.panel, side === 'bottom' && styles.sheet) ?? '',
        }}
      />
    </OverlayProvider>
  );
}

/** From below on phones, from the right from 768 px. */
export function BottomSheet(props: PanelProps): ReactNode {
  const desktop = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  return <Drawer {...props} side={desktop ? 'right' : 'bottom'} />;
}
