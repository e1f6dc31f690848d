import { LoadingState, PageContainer, Text, Title } from '@porao/ui';
import { t } from './messages.ts';

export const BoardSkeleton = () => (
  <PageContainer py="lg">
    <Title order={1}>{t('board.title')}</Title>
    <Text tone="dim">{t('board.counting')}</Text>
    <LoadingState label={t('board.counting')} count={4} />
  </PageContainer>
);

/** A job while its code or its data loads. */
export const JobSkeleton = () => (
  <PageContainer py="lg">
    <LoadingState label={t('details.loading')} shape="detail" count={2} />
  </PageContainer>
);

/** The place of a page that needs no data, so that the footer does not jump. */
export const EmptySkeleton = () => <div style={{ minHeight: '100vh' }} aria-busy="true" />;
