import { LoadingState, PageContainer, PageHeader } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

/** A list page while its code is on its way. */
export function ListSkeleton({ title }: { title: 'history.title' | 'board.title' }): ReactNode {
  return (
    <PageContainer py="md">
      <PageHeader title={t(title)} />
      <LoadingState label={t(title)} count={3} />
    </PageContainer>
  );
}
