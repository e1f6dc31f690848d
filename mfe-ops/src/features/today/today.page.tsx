import { QueryState } from '@porao/features';
import { query, useQuery } from '@porao/platform';
import { LoadingState, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { OpsPage } from '../../common/ops.frame.tsx';
import { DecidedCard } from './decided.card.tsx';
import { t } from './messages.ts';
import { WaitingTiles } from './waiting.section.tsx';
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
