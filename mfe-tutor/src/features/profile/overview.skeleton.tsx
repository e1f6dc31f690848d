import { LoadingState, PageContainer, Skeleton, Stack } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { HeaderSkeleton } from './header.skeleton.tsx';

export function OverviewSkeleton() {
  return (
    <PageContainer py="md">
      <Stack gap="lg">
        <HeaderSkeleton />
        <Skeleton width="14rem" height="2.8125rem" />
        <LoadingState label={t('profile.loading')} />
      </Stack>
    </PageContainer>
  );
}
