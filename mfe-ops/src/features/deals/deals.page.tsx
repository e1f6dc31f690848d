import { call, query, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { dealBadges, dealLine, dealName } from './deal-lines.tsx';
import { t } from './messages.ts';

const states = ['in_process', 'continue', 'ended'] as const;
const waitingFor = ['any', 'guardian', 'tutor'] as const;

export default function DealsPage(): ReactNode {
  const params = useListParams();
  const filter = {
    state: params.oneOf('state', states),
    waiting: params.oneOf('waiting', waitingFor),
    q: params.get('q'),
  };
  const deals = useQuery({
    ...query('GET /api/ops/deals', { query: { page: params.page, ...filter } }),
    ...asQueue,
    ...live,
  });
  return (
    <QueuePage
      words={(key) => t(`deals.${key}`)}
      search={t('deals.search')}
      filters={[
        choiceFilter('state', t('deals.state'), states, (value) => t(`deals.state.${value}`)),
        choiceFilter('waiting', t('deals.waiting'), waitingFor, (value) => t(`deals.waiting.${value}`)),
      ]}
      csv={{
        name: 'deals',
        send: () => call('GET /api/ops/deals.csv', { query: filter, file: true }),
      }}
      source={deals}
      subject={({ id }) => `deal:${id}`}
      to={({ id }) => paths.deal({ dealId: id })}
      title={dealName}
      renderBeside={dealBadges}
    >
      {dealLine}
    </QueuePage>
  );
}
