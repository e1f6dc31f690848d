import { Card, Group, Stack, Title } from '@porao/ui';
import type { ReactNode } from 'react';

interface TitledCardProps {
  title: ReactNode;
  /** For the only card of a column: more padding, a larger heading. */
  roomy?: boolean;
  /** At the other end of the heading's line. */
  beside?: ReactNode;
  children: ReactNode;
}

export function TitledCard({ title, roomy = false, beside, children }: TitledCardProps) {
  const heading = (
    <Title order={2} size={roomy ? 3 : 4}>
      {title}
    </Title>
  );
  return (
    <Card as="section" roomy={roomy}>
      <Stack>
        {beside ? (
          <Group justify="space-between">
            {heading}
            {beside}
          </Group>
        ) : (
          heading
        )}
        {children}
      </Stack>
    </Card>
  );
}
