import { Card, Stack, VisuallyHidden } from '@porao/ui';
import type { ReactNode } from 'react';

/** Three cards of a list while it loads; `children` has the shape of a card's content. */
export function CardsSkeleton({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <Stack role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2, 3].map((card) => (
        <Card key={card}>{children}</Card>
      ))}
    </Stack>
  );
}
