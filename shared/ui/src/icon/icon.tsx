import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import styles from './icon.module.css';
import { type IconName, paths } from './paths.ts';

interface IconProps {
  name: IconName;
  /** In px; 20 by default. */
  size?: number;
  /** Only when the icon says something that no text beside it says. */
  label?: string;
  className?: string | undefined;
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps): ReactNode {
  // A remote's menu entry may name an icon that only a newer shell draws.
  const path: string | undefined = paths[name];
  if (path === undefined) return null;
  const filled = path.startsWith('!');
  return (
    <svg
      className={cx(styles.icon, filled && styles.filled, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={filled ? path.slice(1) : path} />
    </svg>
  );
}
