import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { dealBadges, dealLine, dealName } from './deal-lines.tsx';
import { dealStates, useDeals, waitingFor } from './deals.queries.ts';
import { t } from './messages.ts';

/** The deals; Enter opens one. */
export default function DealsPage(): ReactNode {
  const deals = useDeals(useListParams());
  return (
    <QueuePage
      heading={t('deals.title')}
      search={t('deals.search')}
      filters={[
        choiceFilter('state', t('deals.state'), dealStates, (value) => t(`deals.state.${value}`)),
        choiceFilter('waiting', t('deals.waiting'), waitingFor, (value) => t(`deals.waiting.${value}`)),
      ]}
      source={deals}
      error={t('deals.failed')}
      empty={{ title: t('deals.empty'), text: t('deals.empty.text') }}
      subject={({ id }) => `deal:${id}`}
      to={({ id }) => paths.deal({ dealId: id })}
      title={dealName}
      renderBeside={dealBadges}
    >
      {dealLine}
    </QueuePage>
  );
}
