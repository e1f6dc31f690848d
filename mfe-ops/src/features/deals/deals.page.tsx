import type { ReactNode } from 'react';
import { OpsPage } from '../../common/ops.frame.tsx';
import { paths } from '../../common/paths.ts';
import { QueueFilters } from '../../common/queue/queue.filters.tsx';
import { Queue } from '../../common/queue/queue.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { dealBadges, dealLine, dealName } from './deal-lines.tsx';
import { dealStates, useDeals, waitingFor } from './deals.queries.ts';
import { t } from './messages.ts';

/** The deals; Enter opens one. */
export default function DealsPage(): ReactNode {
  const deals = useDeals(useListParams());
  return (
    <OpsPage title={t('deals.title')}>
      <QueueFilters
        search={t('deals.search')}
        filters={[
          {
            name: 'state',
            label: t('deals.state'),
            options: dealStates.map((value) => ({ value, label: t(`deals.state.${value}`) })),
          },
          {
            name: 'waiting',
            label: t('deals.waiting'),
            options: waitingFor.map((value) => ({ value, label: t(`deals.waiting.${value}`) })),
          },
        ]}
      />
      <Queue
        source={deals}
        label={t('deals.title')}
        error={t('deals.failed')}
        empty={{ title: t('deals.empty'), text: t('deals.empty.text') }}
        subject={({ id }) => `deal:${id}`}
        to={({ id }) => paths.deal({ dealId: id })}
        title={dealName}
        renderBeside={dealBadges}
      >
        {dealLine}
      </Queue>
    </OpsPage>
  );
}
