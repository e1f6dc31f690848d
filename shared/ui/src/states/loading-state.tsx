import type { ReactNode } from 'react';
import { Card } from '../display/card.tsx';
import { Skeleton, SkeletonText } from '../display/skeleton.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './states.module.css';

type Shape = 'card' | 'detail' | 'form' | 'tiles' | 'text';

export interface LoadingStateProps {
  /** Read aloud: 'Loading jobs'. */
  label: string;
  /** Resembles the content to come. */
  shape?: Shape;
  /** Is the number of shapes. */
  count?: number;
}

/** Skeletons shown while content is loading. */
export function LoadingState({ label, shape = 'card', count = 3 }: LoadingStateProps): ReactNode {
  return (
    <div role="status" aria-busy="true" className={shape === 'tiles' ? styles.wide : styles.loading}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <One key={place} shape={shape} />
      ))}
    </div>
  );
}

function One({ shape }: { shape: Shape }): ReactNode {
  if (shape === 'text') return <SkeletonText />;
  if (shape === 'form') {
    return (
      <div className={styles.shape}>
        <Skeleton width="7rem" />
        <Skeleton height="2.75rem" />
      </div>
    );
  }
  if (shape === 'tiles') {
    return (
      <Card className={styles.shape}>
        <Skeleton width="1.5rem" height="1.5rem" />
        <Skeleton width="3rem" height="2rem" />
        <Skeleton width="70%" />
      </Card>
    );
  }
  return (
    <Card className={styles.shape}>
      <Skeleton width="58%" height="1.5rem" />
      <Skeleton width="36%" />
      {shape === 'detail' && <SkeletonText lines={6} />}
      <SkeletonText lines={2} />
      <Skeleton width="8rem" height="2.25rem" />
    </Card>
  );
}
