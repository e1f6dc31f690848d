import type { DeadLetter } from '@porao/contracts';
import { deadlineText } from '@porao/features';
import { formatNumber, formatRelative, query, useQuery } from '@porao/platform';
import { Card, Grid, Notice, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { type Act, isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request } from '../../common/acts/request.ts';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import { Loaded } from '../../common/loaded.tsx';
import { OpsPage } from '../../common/ops.layout.tsx';
import { paths } from '../../common/paths.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { choiceFilter, QueueFilters } from '../../common/queue/queue.filters.tsx';
import { Queue } from '../../common/queue/queue.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { t } from './messages.ts';
import { jobWords, queueWords, useQueues } from './queues.queries.ts';

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

/** Jobs that failed for good, newest first: `r` tries one or the selected ones again, `a` all of the list. */
function DeadLetters(): ReactNode {
  const params = useListParams();
  const queue = params.get('queue');
  const jobs = useQuery({
    ...query('GET /api/ops/queues/dead', { query: { page: params.page, queue } }),
    ...asQueue,
    ...live,
  });
  const all = useQueues().data?.data ?? [];
  const queues = all.map((one) => one.queue).filter((name) => name !== 'dead');
  const act = useAct();
  const acts = useActs();
  const retry = (chosen: readonly DeadLetter[]) => {
    for (const job of chosen) void act(retrying(job));
  };
  const { data: rows = [], total = 0 } = jobs.data ?? {};
  // One that is being tried again is not among all that are tried again.
  const shown = rows.filter((row) => !isHidden(acts, subjectOf(row)));
  return (
    <Stack as="section" aria-label={t('dead.title')}>
      <Title order={2} size={3}>
        {t('dead.title')}
      </Title>
      <QueueFilters filters={[choiceFilter('queue', t('dead.queue'), queues, queueWords)]} />
      {shown.length > 0 && (
        <div>
          <KeyButton
            letter="a"
            label={t('dead.retry.all')}
            variant="default"
            act={() => void act(retryingAll(shown, total - rows.length + shown.length, queue))}
          />
        </div>
      )}
      <Queue
        source={jobs}
        label={t('dead.title')}
        error={t('dead.loading')}
        empty={{ title: t('dead.empty'), text: t('dead.empty.text') }}
        subject={subjectOf}
        to={(job) => `${paths.queues}?queue=${encodeURIComponent(job.queue)}`}
        title={jobWords}
        renderBeside={({ failed_at }) => <Text tone="dim">{deadlineText(failed_at)}</Text>}
        acts={[{ key: 'r', label: t('dead.retry'), act: retry, several: true }]}
      >
        {({ error, tries, created_at }) => (
          <>
            <Text>{error}</Text>
            <Text tone="dim">{t('dead.tries', { count: tries, date: deadlineText(created_at) })}</Text>
          </>
        )}
      </Queue>
    </Stack>
  );
}

const subjectOf = ({ id }: Pick<DeadLetter, 'id'>): string => `failed-job:${id}`;

const text = (count: number) => t('dead.retried', { count });

/** Nothing takes it back, so it is sent 5 s later and can be cancelled until then. */
const retrying = (job: DeadLetter): Act => ({
  subject: subjectOf(job),
  text: text(1),
  send: request('POST /api/ops/queues/dead/:jobId/retry', { params: { jobId: job.id } }),
});

/** Those of a queue, or all; the shown ones are hidden until it is done. */
const retryingAll = (shown: readonly DeadLetter[], total: number, queue: string | undefined): Act => ({
  subject: ['failed-jobs', ...shown.map(subjectOf)],
  text: text(total),
  send: request('POST /api/ops/queues/dead/retry', { body: { queue } }),
});
