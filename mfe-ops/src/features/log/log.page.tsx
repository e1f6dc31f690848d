import type { AuditEntry } from '@porao/contracts';
import { deadlineText } from '@porao/features';
import { query, useQuery } from '@porao/platform';
import { DefinitionGrid, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { asQueue } from '../../common/queue/paged.ts';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { CsvButton } from './csv.button.tsx';
import { LogFilters } from './filters.section.tsx';
import { HistorySection } from './history.section.tsx';
import { filterOf, thingOf } from './log.queries.ts';
import { addressOf, changesOf, titleOf } from './log-lines.tsx';
import { t } from './messages.ts';

export default function LogPage(): ReactNode {
  const params = useListParams();
  const audit = useQuery({
    ...query('GET /api/ops/audit', { query: { page: params.page, ...filterOf(params) } }),
    ...asQueue,
    select: (page) => ({ ...page, data: page.data.map((entry) => ({ ...entry, id: Number(entry.id) })) }),
  });
  const thing = thingOf(params);
  return (
    <QueuePage
      words={(key) => t(`log.${key}`)}
      header={{ actions: <CsvButton /> }}
      above={
        <>
          <LogFilters />
          {thing && <HistorySection thing={thing} />}
        </>
      }
      source={audit}
      subject={({ id }) => `log:${id}`}
      to={addressOf}
      title={titleOf}
      renderBeside={({ at }) => <Text tone="dim">{deadlineText(at)}</Text>}
    >
      {(entry) => (
        <>
          <Text tone="dim">{entry.actor_name ?? t('log.machine')}</Text>
          {entry.reason && <Text>{entry.reason}</Text>}
          <Changes before={entry.before} after={entry.after} />
        </>
      )}
    </QueuePage>
  );
}

function Changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ReactNode {
  const items = changesOf(before, after).map(({ field, from, to }) => ({
    label: field,
    value: from === undefined ? to : `${from} → ${to}`,
  }));
  return items.length > 0 && <DefinitionGrid items={items} minColumn="12rem" />;
}
