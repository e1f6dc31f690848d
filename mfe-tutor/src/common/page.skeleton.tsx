import { LoadingState, type LoadingStateProps, PageContainer, PageHeader, Skeleton, Stack } from '@porao/ui';
import { t } from './messages.ts';

interface PageSkeletonProps extends Pick<LoadingStateProps, 'shape' | 'count'> {
  title: Parameters<typeof t>[0] & (`${string}.title` | 'samples.lessons');
}

/** A page with tabs while its code loads. */
export function PageSkeleton({ title, ...rest }: PageSkeletonProps) {
  const words = t(title as 'cv.title');
  return (
    <PageContainer py="md">
      <PageHeader title={words} text={title === 'board.title' ? '\u00a0' : undefined} />
      <Stack>
        <Skeleton width="18rem" height="2.8125rem" />
        <LoadingState label={words} {...rest} />
      </Stack>
    </PageContainer>
  );
}
