import { Badge, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { OpsPage } from '../../common/ops.layout.tsx';
import { paths } from '../../common/paths.ts';
import { Queue } from '../../common/queue/queue.tsx';
import { countsOf, listName } from './lookup-lines.tsx';
import { useLookupLists } from './lookups.queries.ts';
import { t } from './messages.ts';

export default function LookupsPage(): ReactNode {
  const lists = useLookupLists();
  return (
    <OpsPage title={t('lookups.title')}>
      <Queue
        source={lists}
        label={t('lookups.title')}
        error={t('lookups.failed')}
        empty={{ title: t('lookup.empty') }}
        subject={({ list }) => `lookups:${list}`}
        to={({ list, waiting }) => paths.lookup({ list }) + (waiting > 0 ? '?state=waiting' : '')}
        title={({ list }) => listName(list)}
        renderBeside={({ waiting }) =>
          waiting > 0 && <Badge tone="accent">{t('lookups.waiting', { count: waiting })}</Badge>
        }
      >
        {(row) => <Text tone="dim">{countsOf(row)}</Text>}
      </Queue>
    </OpsPage>
  );
}
