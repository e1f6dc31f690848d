import { HeadingSkeleton, LoadingRegion } from '@porao/features';
import { Card, Grid, Skeleton, SkeletonText, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import styles from './dashboard.module.css';

/** The dashboard's shape while its answers are on their way. */
export function DashboardSkeleton(): ReactNode {
  return (
    <LoadingRegion label={t('dashboard.loading')}>
      <HeadingSkeleton lines={['11rem']} gap="2xs" />
      <Stack gap="lg">
        <Grid minColumn="24rem">
          <CardSkeleton />
          <CardSkeleton />
        </Grid>
        <Skeleton width="12rem" height="1.75rem" />
        <div className={styles.counts}>
          {['applied', 'shortlisted', 'appointed', 'confirm', 'closed'].map((stage) => (
            <Card key={stage}>
              <Skeleton width="2.5rem" height="2rem" />
              <Skeleton width="5rem" height="1.5rem" />
            </Card>
          ))}
        </div>
      </Stack>
    </LoadingRegion>
  );
}

function CardSkeleton(): ReactNode {
  return (
    <Card className={styles.tile}>
      <Skeleton width="9rem" height="1.5rem" />
      <Skeleton width="5rem" height="3rem" />
      <SkeletonText lines={3} />
      <Skeleton width="10rem" height="2.75rem" />
    </Card>
  );
}
