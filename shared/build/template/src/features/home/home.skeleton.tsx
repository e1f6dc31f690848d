import { LoadingState, PageContainer } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';

export function HomeSkeleton(): ReactNode {
  return (
    <PageContainer py="md">
      <LoadingState label={t('home.title')} shape="text" count={1} />
    </PageContainer>
  );
}
