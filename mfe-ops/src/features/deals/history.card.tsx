import type { HistoryEntry } from '@porao/contracts';
import { formatDate } from '@porao/platform';
import { List, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { DimLine } from '../../common/dim-line.tsx';
import { t } from './messages.ts';

const words = {
  applied: 'state.applied',
  shortlisted: 'state.shortlisted',
  appointed: 'state.appointed',
  confirm: 'state.confirm',
  payment: 'state.payment',
  in_process: 'deals.state.in_process',
  continue: 'deals.state.continue',
  ended: 'deals.state.ended',
  unpaid: 'invoices.status.unpaid',
  paid: 'invoices.status.paid',
  refunded: 'invoices.status.refunded',
  waived: 'invoices.status.waived',
} as const;
const isKnown = (state: string): state is keyof typeof words => Object.hasOwn(words, state);

/** Shows what happened to the application, the deal and the charge, oldest first. */
export function HistoryCard({ history }: { history: readonly HistoryEntry[] }): ReactNode {
  return (
    <List
      icon="chevron-right"
      items={history.map(({ id, to_state, actor, reason, at }) => ({
        key: id,
        content: (
          <>
            <Text weight="medium">{isKnown(to_state) ? t(words[to_state]) : to_state}</Text>
            {reason && <Text size="sm">{reason}</Text>}
            <DimLine parts={[formatDate(at), t(`deal.actor.${actor}`)]} />
          </>
        ),
      }))}
    />
  );
}
