import type { AuditEntry } from '@porao/contracts';
import { DefinitionGrid, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { momentOf } from '../../common/moment.ts';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { CsvButton } from './csv.button.tsx';
import { LogFilters } from './filters.section.tsx';
import { HistorySection } from './history.section.tsx';
import { thingOf, useAudit } from './log.queries.ts';
import { addressOf, changesOf, titleOf } from './log-lines.tsx';
import { t } from './messages.ts';

/** Shows who did what, newest first; Enter opens the thing. */
export default function LogPage(): ReactNode {
  const params = useListParams();
  const audit = useAudit(params);
  const thing = thingOf(params);
  return (
    <QueuePage
      heading={t('log.title')}
      header={{ actions: <CsvButton /> }}
      above={
        <>
          <LogFilters />
          {thing && <HistorySection thing={thing} />}
        </>
      }
      source={audit}
      error={t('log.failed')}
      empty={{ title: t('log.empty'), text: t('log.empty.text') }}
      subject={({ id }) => `log:${id}`}
      to={addressOf}
      title={titleOf}
      renderBeside={({ at }) => <Text tone="dim">{momentOf(at)}</Text>}
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

/** Field by field: what was, an arrow, what is. */
function Changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ReactNode {
  const items = changesOf(before, after).map(({ field, from, to }) => ({
    label: field,
    value: from === undefined ? to : `${from} → ${to}`,
  }));
  return items.length > 0 && <DefinitionGrid items={items} minColumn="12rem" />;
}
