import { Tooltip as Base } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { OverlayProvider } from './overlay-provider.tsx';
import styles from './overlays.module.css';

/** Half a second of hovering or focus shows what something is. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }): ReactNode {
  return (
    <OverlayProvider>
      <Base
        label={label}
        openDelay={500}
        events={{ hover: true, focus: true, touch: false }}
        classNames={{ tooltip: styles.tip ?? '' }}
      >
        {children}
      </Base>
    </OverlayProvider>
  );
}
