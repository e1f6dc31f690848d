import { TitledCard } from '@porao/features';
import { DefinitionGrid, type Fact } from '@porao/ui';
import type { ReactNode } from 'react';

export function FactsCard({ title, items }: { title: string; items: readonly Fact[] }): ReactNode {
  return (
    <TitledCard title={title}>
      <DefinitionGrid items={items} />
    </TitledCard>
  );
}
