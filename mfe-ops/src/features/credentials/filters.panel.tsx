import type { ReactNode } from 'react';
import { QueueFilters } from '../../common/queue/queue.filters.tsx';
import { credentialStates } from './credentials.queries.ts';
import { t } from './messages.ts';

/** Which credentials the list shows. */
export function CredentialsFilters(): ReactNode {
  return (
    <QueueFilters
      filters={[
        {
          name: 'state',
          label: t('credentials.state'),
          options: credentialStates.map((state) => ({
            value: state,
            label: t(`credentials.state.${state}`),
          })),
          start: 'unverified',
        },
      ]}
    />
  );
}
