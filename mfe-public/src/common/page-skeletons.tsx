import { Card, LoadingState, PageContainer, Skeleton, SkeletonText, Text, Title } from '@porao/ui';
import { t } from './messages.ts';
import styles from './page-skeletons.module.css';

/** The board while its code loads. */
export function BoardSkeleton() {
  return (
    <PageContainer py="lg">
      <div className={styles.board}>
        <div>
          <Title order={1}>{t('board.title')}</Title>
          <Text tone="dim">{t('board.counting')}</Text>
        </div>
        <div className={styles.guide} />
        <LoadingState label={t('board.counting')} count={4} />
      </div>
    </PageContainer>
  );
}

/** A job while its code or its data loads. */
export function JobSkeleton() {
  return (
    <PageContainer py="lg">
      <div role="status" aria-busy="true" aria-label={t('details.loading')} className={styles.job}>
        <Card roomy className={styles.block}>
          <Skeleton width="7rem" />
          <Skeleton width="70%" height="2rem" />
          <Skeleton width="45%" />
          <SkeletonText lines={4} />
        </Card>
        <Card className={styles.block}>
          <Skeleton height="2.75rem" />
          <Skeleton height="2.75rem" />
        </Card>
        <Card roomy className={styles.block}>
          <Skeleton width="40%" height="1.5rem" />
          <SkeletonText lines={6} />
        </Card>
      </div>
    </PageContainer>
  );
}

/** The place of a page that needs no data, so that the footer does not jump. */
export function EmptySkeleton() {
  return <div className={styles.empty} aria-busy="true" />;
}
