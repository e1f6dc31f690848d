import { LoadingRegion } from '@porao/features';
import { Card, PageContainer, Skeleton, SkeletonText, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { HeaderSkeleton } from './header.skeleton.tsx';
import styles from './profile.module.css';

/** The nine sections while they load. */
export function SectionSkeleton(): ReactNode {
  return (
    <LoadingRegion label={t('profile.loading')} className={styles.sections}>
      {Array.from({ length: 9 }, (_, place) => (
        <Card key={place} className={[0, 5, 8].includes(place) ? styles.wide : undefined}>
          <Stack>
            <Skeleton width="12rem" height="1.5rem" />
            <SkeletonText lines={3} />
          </Stack>
        </Card>
      ))}
    </LoadingRegion>
  );
}

/** The page while its code loads. */
export function OverviewSkeleton(): ReactNode {
  return (
    <PageContainer py="md">
      <Stack gap="lg">
        <HeaderSkeleton />
        <Skeleton width="14rem" height="2.8125rem" />
        <SectionSkeleton />
      </Stack>
    </PageContainer>
  );
}
