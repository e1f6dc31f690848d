import { formatDigits } from '@porao/platform';
import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { momentOf } from '../../common/moment.ts';
import { OpsPage } from '../../common/ops.frame.tsx';
import { paths } from '../../common/paths.ts';
import { QueueFilters } from '../../common/queue/queue.filters.tsx';
import { Queue } from '../../common/queue/queue.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { useOutbox } from './log.queries.ts';
import { t } from './messages.ts';

/** The newest text messages of the site, where no gateway sends them; Enter opens who got it. */
export default function OutboxPage(): ReactNode {
  const messages = useOutbox(useListParams().get('q') ?? '');
  return (
    <OpsPage title={t('outbox.title')}>
      <QueueFilters search={t('outbox.search')} />
      <Queue
        source={messages}
        label={t('outbox.title')}
        error={t('outbox.failed')}
        empty={{ title: t('outbox.empty'), text: t('outbox.empty.text') }}
        subject={({ id }) => `message:${id}`}
        to={({ phone_no }) => `${paths.people}?q=${phone_no}`}
        title={({ phone_no }) => formatDigits(phone_no)}
        renderBeside={({ created_at }) => <Text tone="dim">{momentOf(created_at)}</Text>}
      >
        {({ body }) => <Text>{body}</Text>}
      </Queue>
    </OpsPage>
  );
}
