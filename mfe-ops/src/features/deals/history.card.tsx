import type { HistoryEntry } from '@porao/contracts';
import { formatDate } from '@porao/platform';
import { List, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { DimLine } from '../../common/dim-line.tsx';
import { textOr } from '../../common/messages.ts';
import { t } from './messages.ts';

function stateOf({ entity, to_state }: HistoryEntry): string {
  if (entity === 'deal') return textOr(t, `deals.state.${to_state as 'ended'}`, to_state);
  if (entity === 'invoice') return textOr(t, `invoices.status.${to_state as 'paid'}`, to_state);
  return textOr(t, `state.${to_state as 'applied'}`, to_state);
}

export function HistoryCard({ history }: { history: readonly HistoryEntry[] }): ReactNode {
  return (
    <List
      icon="chevron-right"
      items={history.map((entry) => ({
        key: entry.id,
        content: (
          <>
            <Text weight="medium">{stateOf(entry)}</Text>
            {entry.reason && <Text size="sm">{entry.reason}</Text>}
            <DimLine parts={[formatDate(entry.at), t(`deal.actor.${entry.actor}`)]} />
          </>
        ),
      }))}
    />
  );
}
