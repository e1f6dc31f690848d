import { Card, Skeleton, SkeletonText } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

/** The header while the account is not known. */
export function HeaderBones(): ReactNode {
  return (
    <Card roomy aria-busy="true">
      <div className={styles.header}>
        <Skeleton width="6rem" height="6rem" round />
        <SkeletonText lines={4} />
        <div className={styles.completion}>
          <SkeletonText lines={3} />
        </div>
      </div>
      <Skeleton width="100%" height="3rem" />
    </Card>
  );
}
