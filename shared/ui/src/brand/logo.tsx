import type { ReactNode } from 'react';
import styles from './brand.module.css';

/** An open book whose pages are two leaves, under a mango sun. */
export function LogoMark({ size = 32 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="7.5" r="4.5" fill="var(--color-accent)" />
      <path d="M15 28C6 27 2 21 2 11c8 0 13 5 13 17z" fill="var(--color-brand)" />
      <path d="M17 28c9-1 13-7 13-17-8 0-13 5-13 17z" fill="var(--color-brand)" opacity=".78" />
    </svg>
  );
}

/** Mark and wordmark: Porao or পড়াও. */
export function Logo({ name }: { name: string }): ReactNode {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span>{name}</span>
    </span>
  );
}
