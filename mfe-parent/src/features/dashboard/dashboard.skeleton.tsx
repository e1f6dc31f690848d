import { HeadingSkeleton, LoadingRegion } from '@porao/features';
import { Card, PageContainer, Skeleton, SkeletonText, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import styles from './dashboard.module.css';

const cards = ['home-tutor', 'home-coach', 'online-lesson'];

/** The dashboard's shape while its answers are on their way. */
export function DashboardContentSkeleton(): ReactNode {
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

/** The same while the page's own code loads. */
export function DashboardSkeleton(): ReactNode {
  return (
    <PageContainer py="md">
      <DashboardContentSkeleton />
    </PageContainer>
  );
}
