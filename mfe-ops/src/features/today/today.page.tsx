import type { OpsToday } from '@porao/contracts';
import { QueryState } from '@porao/features';
import { formatRelative, query, useQuery } from '@porao/platform';
import { Grid, LoadingState, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { isClaimLate } from '../../common/claim-late.ts';
import { DecidedCard } from '../../common/decided.card.tsx';
import { OpsPage } from '../../common/ops.layout.tsx';
import { paths } from '../../common/paths.ts';
import { WaitingCard } from '../../common/waiting.card.tsx';
import { WeeksCard } from '../../common/weeks/weeks.card.tsx';
import { t } from './messages.ts';

/** While the page is visible it is read again each minute. */
const againMs = 60_000;

const series = ['requests', 'applications', 'deals', 'median_days'] as const;

export default function TodayPage(): ReactNode {
  const source = useQuery({ ...query('GET /api/ops/today'), refetchInterval: againMs, staleTime: 15_000 });
  return (
    <OpsPage title={t('today.title')}>
      <QueryState
        source={source}
        skeleton={
          <Stack gap="lg">
            <LoadingState label={t('today.loading')} shape="tiles" count={7} />
            <LoadingState label={t('today.weeks')} shape="detail" count={1} />
          </Stack>
        }
        error={t('today.failed')}
      >
        {({ data }) => (
          <>
            <WaitingTiles waiting={data.waiting} />
            <WeeksCard
              title={t('today.weeks')}
              weeks={data.weeks}
              series={series.map((name) => ({
                label: t(`today.weeks.${name}`),
                value: (week: OpsToday['weeks'][number]) => week[name],
              }))}
            />
            <DecidedCard title={t('today.decided')} none={t('today.decided.none')} acts={data.decided} />
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
  { name: 'payments', to: paths.payments },
  { name: 'refunds', to: `${paths.invoices}?refund=owed` },
  { name: 'claims', to: `${paths.invoices}?claim=open` },
  { name: 'charges_overdue', to: `${paths.invoices}?due=overdue` },
  { name: 'charges_due', to: `${paths.invoices}?due=due` },
  { name: 'deals', to: `${paths.deals}?waiting=any` },
];

function isUrgent(name: keyof Waiting, { count, oldest }: Waiting['requests']): boolean {
  if (name === 'claims') return isClaimLate(oldest);
  return name === 'charges_overdue' && count > 0;
}

function WaitingTiles({ waiting }: { waiting: Waiting }): ReactNode {
  return (
    <Grid as="ul" minColumn="9.5rem" gap="sm" aria-label={t('today.waiting')} data-main-content>
      {queues.map(({ name, to }) => {
        const tile = waiting[name] ?? { count: 0, oldest: null };
        const { count, oldest } = tile;
        return (
          <WaitingCard
            key={name}
            count={count}
            label={t(`today.waiting.${name}`)}
            to={to}
            isUrgent={isUrgent(name, tile)}
            note={oldest === null ? t('today.none') : t('today.oldest', { ago: formatRelative(oldest) })}
          />
        );
      })}
    </Grid>
  );
}
