import { deadlineText } from '@porao/features';
import { query, useQuery } from '@porao/platform';
import { Card, List, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dotted.ts';
import { Loaded } from '../../common/loaded.tsx';
import type { thingOf } from './log.queries.ts';
import { subjectWords } from './log-lines.tsx';
import { t } from './messages.ts';

interface HistorySectionProps {
  thing: NonNullable<ReturnType<typeof thingOf>>;
}

export function HistorySection({ thing }: HistorySectionProps): ReactNode {
  const history = useQuery({ ...query('GET /api/ops/history/:entity/:id', { params: thing }), staleTime: 0 });
  return (
    <Card as="section" aria-label={t('log.history')}>
      <Title order={2} size={4}>
        {t('log.history.of', { thing: `${subjectWords(thing.entity)} ${thing.id}` })}
      </Title>
      <Loaded source={history} label={t('log.history')} count={1} error={t('log.history.failed')}>
        {({ data }) =>
          data.length === 0 ? (
            <Text tone="dim">{t('log.history.empty')}</Text>
          ) : (
            <List
              icon="clock"
              items={data.map(({ id, from_state, to_state, actor, reason, at }) => ({
                key: id,
                content: (
                  <>
                    <span>{from_state === null ? to_state : `${from_state} → ${to_state}`}</span>
                    <Text tone="dim">{dotted(deadlineText(at), t(`log.by.${actor}`), reason)}</Text>
                  </>
                ),
              }))}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
