import { LoadingState, PageContainer, PageHeader } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

export type PageTitle = Parameters<typeof t>[0] & `${string}.title`;

export function PageSkeleton({ title }: { title: PageTitle }): ReactNode {
  const words = t(title as 'today.title');
  return (
    <PageContainer py="md">
      <PageHeader title={words} />
      <LoadingState label={words} />
    </PageContainer>
  );
}
