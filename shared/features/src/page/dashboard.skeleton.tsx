import { LoadingState, Skeleton, Stack } from '@porao/ui';

/** A dashboard while its code or its answers are on their way. */
export function DashboardSkeleton({ label }: { label: string }) {
  return (
    <>
      <Stack gap="xs" style={{ paddingBlock: 'var(--space-lg) var(--space-md)' }}>
        <Skeleton width="16rem" height="2.25rem" />
        <Skeleton width="11rem" />
      </Stack>
      <LoadingState label={label} />
    </>
  );
}
