import { Popover as BasePopover, Tooltip as BaseTooltip } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './overlays.module.css';

export interface PopoverProps {
  target: ReactElement;
  children: ReactNode;
  opened: boolean;
  onChange: (opened: boolean) => void;
  align?: 'start' | 'end';
}

/** A small panel at a button. */
export function Popover({ target, children, opened, onChange, align = 'start' }: PopoverProps): ReactNode {
  return (
    <BasePopover
      opened={opened}
      onChange={onChange}
      position={`bottom-${align}`}
      offset={6}
      trapFocus
      returnFocus
      classNames={{ dropdown: styles.float ?? '' }}
    >
      <BasePopover.Target>{target}</BasePopover.Target>
      <BasePopover.Dropdown>{children}</BasePopover.Dropdown>
    </BasePopover>
  );
}

/** Half a second of hovering or focus shows what something is. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }): ReactNode {
  return (
    <BaseTooltip
      label={label}
      openDelay={500}
      events={{ hover: true, focus: true, touch: false }}
      classNames={{ tooltip: styles.tip ?? '' }}
    >
      {children}
    </BaseTooltip>
  );
}
