import { formatNumber, formatRelative } from '@porao/platform';
import { Card, Grid, Notice, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../../common/loaded.tsx';
import { OpsPage } from '../../common/ops.layout.tsx';
import { DeadLetters } from './dead-letters.section.tsx';
import { t } from './messages.ts';
import { queueWords, useQueues } from './queues.queries.ts';

export default function QueuesPage(): ReactNode {
  return (
    <OpsPage title={t('queues.title')}>
      <QueuesSection />
      <DeadLetters />
    </OpsPage>
  );
}

/** A worker looks at the clock every 45 s. */
const goneMs = 5 * 60_000;
const isGone = (at: string) => Date.now() - Date.parse(at) > goneMs;
/** When the oldest job came that has waited for so many seconds. */
const agoOf = (seconds: number) => formatRelative(new Date(Date.now() - seconds * 1000).toISOString());

function QueuesSection(): ReactNode {
  return (
    <Loaded source={useQueues()} label={t('queues.list')} count={2} error={t('queues.failed')}>
      {({ data, worked_at }) => (
        <>
          <WorkerNotice at={worked_at} />
          <Grid as="ul" minColumn="14rem" gap="sm" aria-label={t('queues.list')}>
            {data
              .filter(({ queue }) => queue !== 'dead')
              .map(({ queue, ready, later, active, completed, failed, oldest }) => (
                <Card as="li" key={queue}>
                  <Title order={2} size={4}>
                    {queueWords(queue)}
                  </Title>
                  <Text weight="bold">{t('queues.waiting', { count: ready })}</Text>
                  {ready > 0 && <Text size="sm">{t('queues.oldest', { ago: agoOf(oldest) })}</Text>}
                  <Text size="sm" tone="dim">
                    {t('queues.now', { active: formatNumber(active), later: formatNumber(later) })}
                  </Text>
                  <Text size="sm" tone="dim">
                    {t('queues.day', { completed: formatNumber(completed), failed: formatNumber(failed) })}
                  </Text>
                </Card>
              ))}
          </Grid>
        </>
      )}
    </Loaded>
  );
}

function WorkerNotice({ at }: { at: string | null }): ReactNode {
  if (at === null) return <Notice tone="error">{t('queues.worker.never')}</Notice>;
  const ago = formatRelative(at);
  if (isGone(at)) return <Notice tone="error">{t('queues.worker.gone', { ago })}</Notice>;
  return <Text tone="dim">{t('queues.worker', { ago })}</Text>;
}
