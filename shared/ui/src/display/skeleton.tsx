import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length; full width and one line unless told. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** Placeholder of something that is loading. */
export function Skeleton({ width = '100%', height = '1rem', round = false }: SkeletonProps): ReactNode {
  return (
    <span
      className={styles.bone}
      aria-hidden="true"
      style={{ width, height, ...(round && { borderRadius: '50%' }) }}
    />
  );
}

/** The place of a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }): ReactNode {
  return (
    <span className={styles.bones}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} />
      ))}
    </span>
  );
}
