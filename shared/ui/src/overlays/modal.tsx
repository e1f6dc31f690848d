import { Modal as Base } from '@mantine/core';
import type { ReactNode } from 'react';
import { OverlayProvider } from './overlay-provider.tsx';
import styles from './overlays.module.css';
import { type PanelProps, panelClassNames, usePanel } from './panel.tsx';

interface ModalProps extends PanelProps {
  size?: 'sm' | 'md' | 'lg';
  /** Set while something is in progress; the dialog then does not close. */
  locked?: boolean;
}

/** A dialog in the middle. Holds the focus, closes on Escape and gives the focus back. */
export function Modal({ size = 'md', locked = false, ...panel }: ModalProps): ReactNode {
  return (
    <OverlayProvider>
      <Base
        {...usePanel(panel)}
        size={size}
        centered
        closeOnEscape={!locked}
        closeOnClickOutside={!locked}
        withCloseButton={!locked}
        classNames={{ ...panelClassNames, content: styles.content ?? '' }}
        transitionProps={{ transition: 'pop', duration: 140 }}
      />
    </OverlayProvider>
  );
}
