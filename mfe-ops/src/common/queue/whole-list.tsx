import { Button, Group, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { useListParams } from './search-params.ts';

interface WholeListProps {
  name: string;
  textOf: (id: number) => string;
  label: string;
}

/** Says that the list is of one person only, as a link from the person's page asks, and leads to the whole list. */
export function WholeList({ name, textOf, label }: WholeListProps): ReactNode {
  const params = useListParams();
  const id = params.getId(name);
  if (id === undefined) return null;
  return (
    <Group>
      <Text>{textOf(id)}</Text>
      <Button variant="subtle" size="sm" onClick={() => params.set({ [name]: undefined })}>
        {label}
      </Button>
    </Group>
  );
}
