import { Link } from '@porao/platform';
import type { ButtonHTMLAttributes, ComponentProps, ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../kit/cx.ts';
import styles from './button.module.css';
import { Spinner } from './look.tsx';

interface ActionIconLook {
  icon: IconName;
  /** Names the act; read aloud and shown as the title. */
  label: string;
  variant?: 'quiet' | 'light' | 'default' | 'filled';
}

interface ActionIconProps extends ButtonHTMLAttributes<HTMLButtonElement>, ActionIconLook {
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A 44 px round button with only an icon. A switch gives `aria-pressed`. */
export function ActionIcon({
  icon,
  label,
  variant = 'quiet',
  busy = false,
  className,
  onClick,
  ...rest
}: ActionIconProps): ReactNode {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      className={cx(styles.button, styles.icon, styles[variant], className)}
      onClick={(event) => {
        if (!busy) onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : <Icon name={icon} size={22} />}
    </button>
  );
}

type LinkActionIconProps = ComponentProps<typeof Link> & ActionIconLook;

/** The same round look for a link. */
export function LinkActionIcon({
  icon,
  label,
  variant = 'quiet',
  className,
  ...rest
}: LinkActionIconProps): ReactNode {
  return (
    <Link
      title={label}
      {...rest}
      aria-label={label}
      className={cx(styles.button, styles.icon, styles[variant], className)}
    >
      <Icon name={icon} size={22} />
    </Link>
  );
}
