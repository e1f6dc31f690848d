import { Card, DefinitionGrid, type Fact, Stack, Title } from '@porao/ui';
import type { ReactNode } from 'react';

/** Facts under their heading. */
export function FactsCard({ title, items }: { title: string; items: readonly Fact[] }): ReactNode {
  return (
    <Card as="section">
      <Stack>
        <Title order={2} size={4}>
          {title}
        </Title>
        <DefinitionGrid items={items} />
      </Stack>
    </Card>
  );
}
