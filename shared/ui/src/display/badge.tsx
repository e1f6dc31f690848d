import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../kit/cx.ts';
import tones from '../kit/tones.module.css';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'neutral' | 'brand' | 'accent' | 'success' | 'error' | 'info';
  icon?: IconName;
  children: ReactNode;
}

/** A word or two about the thing beside it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps): ReactNode {
  return (
    <span className={cx(styles.badge, tones[tone])}>
      {icon && <Icon name={icon} size={14} />}
      <span>{children}</span>
    </span>
  );
}
