import { Card, LoadingState, PageContainer, PageHeader, Skeleton, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

/** The CV while it loads. */
export function CvContentSkeleton(): ReactNode {
  return (
    <Stack>
      <Skeleton width="12rem" height="3rem" />
      <Card roomy>
        <Stack>
          <Skeleton width="6rem" height="6rem" round />
          <LoadingState label={t('cv.loading')} shape="text" count={4} />
        </Stack>
      </Card>
    </Stack>
  );
}

/** The page while its code loads. */
export function CvSkeleton(): ReactNode {
  return (
    <PageContainer py="md">
      <PageHeader
        title={t('cv.title')}
        text={t('cv.lead')}
        back={{ to: paths.profile, label: t('cv.back') }}
      />
      <CvContentSkeleton />
    </PageContainer>
  );
}
