import type { OpsToday } from '@porao/contracts';
import { QueryState, TitledCard } from '@porao/features';
import { formatNumber, formatRelative, query, useQuery } from '@porao/platform';
import { Card, Grid, LinkAnchor, LoadingState, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { OpsPage } from '../../common/ops.layout.tsx';
import { paths } from '../../common/paths.ts';
import { t } from './messages.ts';
import styles from './today.module.css';
import { WeeksCard } from './weeks.card.tsx';

/** While the page is visible it is read again each minute. */
const againMs = 60_000;

export default function TodayPage(): ReactNode {
  const source = useQuery({ ...query('GET /api/ops/today'), refetchInterval: againMs, staleTime: 15_000 });
  return (
    <OpsPage title={t('today.title')}>
      <QueryState
        source={source}
        skeleton={
          <Stack gap="lg">
            <LoadingState label={t('today.loading')} shape="tiles" count={5} />
            <LoadingState label={t('today.weeks')} shape="detail" count={1} />
          </Stack>
        }
        error={t('today.failed')}
      >
        {({ data }) => (
          <>
            <WaitingTiles waiting={data.waiting} />
            <WeeksCard weeks={data.weeks} />
            <DecidedCard decided={data.decided} />
          </>
        )}
      </QueryState>
    </OpsPage>
  );
}

type Waiting = OpsToday['waiting'];

/** In the order of a day's work, with the list that each leads to. */
const queues: readonly { name: keyof Waiting; to: string }[] = [
  { name: 'requests', to: paths.requests },
  { name: 'credentials', to: paths.credentials },
  { name: 'charges_overdue', to: `${paths.invoices}?due=overdue` },
  { name: 'charges_due', to: `${paths.invoices}?due=due` },
  { name: 'deals', to: `${paths.deals}?waiting=any` },
];

function WaitingTiles({ waiting }: { waiting: Waiting }): ReactNode {
  return (
    <Grid as="ul" minColumn="9.5rem" gap="sm" aria-label={t('today.waiting')} data-main-content>
      {queues.map(({ name, to }) => {
        const { count, oldest } = waiting[name];
        const isUrgent = name === 'charges_overdue' && count > 0;
        return (
          <Card as="li" key={name} interactive look={isUrgent ? 'mango' : 'plain'}>
            <LinkAnchor to={to} look="plain" stretched className={styles.link}>
              <strong className={styles.count}>{formatNumber(count)}</strong> {t(`today.waiting.${name}`)}
            </LinkAnchor>
            <Text size="sm" tone={isUrgent ? 'default' : 'dim'}>
              {oldest === null ? t('today.none') : t('today.oldest', { ago: formatRelative(oldest) })}
            </Text>
          </Card>
        );
      })}
    </Grid>
  );
}

type Decided = OpsToday['decided'];

/** Acts with a name of their own; all others are counted as one. */
const named = [
  'request.approve',
  'request.reject',
  'application.move',
  'job.cancel',
  'deal.started',
  'deal.end',
  'invoice.paid',
  'invoice.refund',
  'credential.verify',
  'credential.refuse',
] as const;

function DecidedCard({ decided }: { decided: Decided }): ReactNode {
  const people = [...new Set(decided.map(({ actor_user_id }) => actor_user_id))].map((id) => ({
    id,
    acts: decided.filter(({ actor_user_id }) => actor_user_id === id),
  }));
  return (
    <TitledCard title={t('today.decided')}>
      {people.length === 0 ? (
        <Text tone="dim">{t('today.decided.none')}</Text>
      ) : (
        <dl className={styles.people}>
          {people.map(({ id, acts }) => (
            <div key={id}>
              <dt>{acts[0]?.actor_name ?? t('today.machine')}</dt>
              <dd>{countsOf(acts).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </TitledCard>
  );
}

function countsOf(acts: Decided): string[] {
  const countOf = (wanted: (name: string) => boolean) =>
    acts
      .filter(({ subject, action }) => wanted(`${subject}.${action}`))
      .reduce((sum, { count }) => sum + count, 0);
  const others = countOf((name) => !named.some((one) => one === name));
  const texts = named.map((one) => ({
    text: t(`today.act.${one}`),
    count: countOf((name) => name === one),
  }));
  return [...texts, { text: t('today.act.other'), count: others }]
    .filter(({ count }) => count > 0)
    .map(({ text, count }) => t('today.act', { act: text, number: formatNumber(count) }));
}
