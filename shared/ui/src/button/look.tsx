import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../kit/cx.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `filled` is the one main action of a view; `accent` what needs attention; `danger` what cannot be undone. */
  variant?: 'filled' | 'accent' | 'light' | 'default' | 'subtle' | 'danger' | undefined;
  /** `sm` looks small and still takes a 44 px touch. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  fullWidth?: boolean | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
}

export const buttonClass = (
  { variant = 'filled', size = 'md', fullWidth }: ButtonLook,
  className: string | undefined,
): string | undefined =>
  cx(styles.button, styles[variant], size !== 'md' && styles[size], fullWidth && styles.wide, className);

/** An element of its own for the text: in-browser translation replaces texts, and React then removes elements alone. */
export const Label = ({ children }: { children: ReactNode }): ReactNode => (
  <span className={styles.label}>{children}</span>
);

/** The label between its icons. */
export function ButtonContent({
  icon,
  iconEnd,
  children,
}: Pick<ButtonLook, 'icon' | 'iconEnd'> & { children: ReactNode }): ReactNode {
  return (
    <>
      {icon && <Icon name={icon} />}
      <Label>{children}</Label>
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
}

/** Turns while something is in progress; not read aloud. */
export function Spinner(): ReactNode {
  return <span className={styles.spinner} aria-hidden="true" />;
}
