import { LoadingState, PageContainer, PageHeader, Skeleton, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

type ListTitle =
  | 'history.title'
  | 'board.title'
  | 'students.title'
  | 'letters.title'
  | 'payment.title'
  | 'shop.title'
  | 'samples.lessons';

/** A list page while its code loads. */
export function ListSkeleton({ title }: { title: ListTitle }): ReactNode {
  return (
    <PageContainer py="md">
      <PageHeader title={t(title)} text={title === 'board.title' ? '\u00a0' : undefined} />
      <Stack>
        <Skeleton width="18rem" height="2.8125rem" />
        <LoadingState label={t(title)} count={3} />
      </Stack>
    </PageContainer>
  );
}
