import { HeadingSkeleton, LoadingRegion } from '@porao/features';
import { Card, Skeleton, SkeletonText, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from '../../common/hire.module.css';
import { t } from '../../common/messages.ts';

const cards = ['home-tutor', 'home-coach', 'online-lesson'];

/** The dashboard's shape while its answers are on their way. */
export function DashboardSkeleton(): ReactNode {
  return (
    <LoadingRegion label={t('dashboard.loading')}>
      <HeadingSkeleton lines={['13rem', '11rem']} gap="xs" />
      <Stack gap="sm">
        <Skeleton width="12rem" height="1.75rem" />
        <div className={styles.ways}>
          {cards.map((card) => (
            <Card key={card}>
              <Stack gap="xs">
                <Skeleton width="3rem" height="3rem" round />
                <Skeleton width="9rem" height="1.5rem" />
                <SkeletonText lines={2} />
              </Stack>
            </Card>
          ))}
        </div>
      </Stack>
    </LoadingRegion>
  );
}
