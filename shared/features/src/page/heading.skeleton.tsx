import { Skeleton, Stack } from '@porao/ui';
import type { ReactNode } from 'react';

/** A page's heading and the lines below it, of these widths. */
export function HeadingSkeleton({ lines, gap }: { lines: readonly string[]; gap: 'xs' | '2xs' }): ReactNode {
  return (
    <Stack gap={gap} style={{ paddingBlock: 'var(--space-lg) var(--space-md)' }}>
      <Skeleton width="16rem" height="2.25rem" />
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  );
}
