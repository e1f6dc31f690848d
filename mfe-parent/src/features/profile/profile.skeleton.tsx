import { Card, Skeleton, SkeletonText, Stack, VisuallyHidden } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { SectionTabs } from '../../common/section-tabs.tsx';
import styles from './profile.module.css';

/** The profile's shape while the account is loading. */
export function ProfileSkeleton(): ReactNode {
  return (
    <Stack gap="lg" role="status" aria-busy="true">
      <VisuallyHidden>{t('tabs.profile')}</VisuallyHidden>
      <Card className={styles.card}>
        <div className={styles.cover} />
        <div className={styles.head}>
          <span className={styles.face}>
            <Skeleton width="6rem" height="6rem" round />
          </span>
          <Stack gap="xs">
            <Skeleton width="12rem" height="2rem" />
            <Skeleton width="8rem" />
            <Skeleton width="10rem" />
          </Stack>
        </div>
      </Card>
      <SectionTabs of="profile" />
      <Card>
        <SkeletonText lines={6} />
      </Card>
    </Stack>
  );
}
