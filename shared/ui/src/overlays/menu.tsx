import { Menu as Base } from '@mantine/core';
import { Link } from '@porao/platform';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../kit/cx.ts';
import styles from './overlays.module.css';

export interface MenuProps {
  /** The button that opens it: a `Button` or `ActionIcon`. */
  target: ReactElement;
  /** `MenuItem`, `MenuLink`, `MenuLabel`, `MenuDivider`. */
  children: ReactNode;
  align?: 'start' | 'end';
  /** Opens at once; for a menu whose code was loaded by the press that asked for it. */
  defaultOpened?: boolean;
}

/** Choices below a button, walked with the arrow keys. */
export function Menu({ target, children, align = 'end', defaultOpened = false }: MenuProps): ReactNode {
  return (
    <Base
      position={`bottom-${align}`}
      offset={6}
      width={240}
      defaultOpened={defaultOpened}
      transitionProps={{ transition: 'fade', duration: 100 }}
      classNames={{ dropdown: cx(styles.float, styles.menu) ?? '', item: styles.item ?? '' }}
    >
      <Base.Target>{target}</Base.Target>
      <Base.Dropdown>{children}</Base.Dropdown>
    </Base>
  );
}

interface ItemProps {
  icon?: IconName;
  children: ReactNode;
}

/** Does something. */
export function MenuItem({
  icon,
  danger = false,
  disabled = false,
  onClick,
  children,
}: ItemProps & { onClick: () => void; danger?: boolean; disabled?: boolean }): ReactNode {
  return (
    <Base.Item
      onClick={onClick}
      disabled={disabled}
      data-danger={danger || undefined}
      leftSection={icon && <Icon name={icon} />}
    >
      {children}
    </Base.Item>
  );
}

/** Leads somewhere. */
export function MenuLink({ icon, to, children }: ItemProps & { to: string }): ReactNode {
  return (
    <Base.Item component={Link} to={to} leftSection={icon && <Icon name={icon} />}>
      {children}
    </Base.Item>
  );
}

/** Names a group of choices. */
export function MenuLabel({ children }: { children: ReactNode }): ReactNode {
  return <Base.Label>{children}</Base.Label>;
}

export function MenuDivider(): ReactNode {
  return <Base.Divider />;
}
