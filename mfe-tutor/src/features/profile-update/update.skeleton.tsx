import { Card, PageContainer, PageHeader, Skeleton, SkeletonText, Stack, VisuallyHidden } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import styles from './update.module.css';

/** Closed cards while what they hold is loading. */
export function CardSkeleton({ count }: { count: number }): ReactNode {
  return (
    <Stack role="status" aria-busy="true">
      <VisuallyHidden>{t('profile.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <Card key={place} className={styles.card}>
          <div className={styles.toggle}>
            <Skeleton width="60%" height="1.5rem" />
          </div>
        </Card>
      ))}
    </Stack>
  );
}

/** An update page while its code loads. */
export function UpdateSkeleton(): ReactNode {
  return (
    <PageContainer py="md">
      <PageHeader title={t('update.title')} back={{ to: paths.overview, label: t('update.back') }} />
      <Stack gap="lg">
        <Card>
          <SkeletonText lines={3} />
        </Card>
        <Skeleton height="2.8125rem" />
        <CardSkeleton count={6} />
      </Stack>
    </PageContainer>
  );
}
