import { TitledCard } from '@porao/features';
import { DefinitionGrid, type Fact } from '@porao/ui';

export function FactsCard({ title, items }: { title: string; items: readonly Fact[] }) {
  return (
    <TitledCard title={title}>
      <DefinitionGrid items={items} />
    </TitledCard>
  );
}
