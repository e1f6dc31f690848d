import { formatNumber } from '@porao/platform';
import { Button, Group, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { usePlaceFilters } from '../../common/queue/place-filters.ts';
import { QueueFilters } from '../../common/queue/queue.filters.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { t } from './messages.ts';
import { stages, startStage } from './requests.queries.ts';

const waitingDays = [1, 2, 3, 7];

/** Which requests the queue shows. */
export function RequestsFilters(): ReactNode {
  const params = useListParams();
  const placeFilters = usePlaceFilters();
  return (
    <>
      <QueueFilters
        search={t('requests.search')}
        filters={[
          {
            name: 'stage',
            label: t('requests.stage'),
            options: stages.map((stage) => ({ value: stage, label: t(`requests.stage.${stage}`) })),
            start: startStage(params),
          },
          ...placeFilters,
          {
            name: 'waiting',
            label: t('requests.waiting'),
            options: waitingDays.map((days) => ({
              value: String(days * 24),
              label: t('requests.waiting.days', { count: days }),
            })),
          },
          {
            name: 'sort',
            label: t('filters.sort'),
            options: (['oldest', 'newest'] as const).map((sort) => ({
              value: sort,
              label: t(`requests.sort.${sort}`),
            })),
            start: 'oldest',
          },
        ]}
      />
      <OneGuardian />
    </>
  );
}

/** Says that the list is of one guardian only, as a link from the person's page asks. */
function OneGuardian(): ReactNode {
  const params = useListParams();
  const guardian = params.getId('guardian');
  if (guardian === undefined) return null;
  return (
    <Group>
      <Text>{t('requests.guardian.only', { id: formatNumber(guardian) })}</Text>
      <Button variant="subtle" size="sm" onClick={() => params.set({ guardian: undefined })}>
        {t('requests.guardian.all')}
      </Button>
    </Group>
  );
}
