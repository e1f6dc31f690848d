import type { ReactNode } from 'react';
import { usePlaceFilters } from '../../common/queue/place-filters.ts';
import { QueueFilters } from '../../common/queue/queue.filters.tsx';
import { sorts, statuses, withApplications } from './jobs.queries.ts';
import { t } from './messages.ts';

/** Which jobs the queue shows. */
export function JobsFilters(): ReactNode {
  const placeFilters = usePlaceFilters();
  return (
    <QueueFilters
      search={t('jobs.search')}
      filters={[
        {
          name: 'status',
          label: t('filters.status'),
          options: statuses.map((value) => ({ value, label: t(`jobs.status.${value}`) })),
          start: 'live',
        },
        {
          name: 'applications',
          label: t('jobs.with'),
          options: withApplications.map((value) => ({ value, label: t(`jobs.with.${value}`) })),
        },
        ...placeFilters,
        {
          name: 'sort',
          label: t('filters.sort'),
          options: sorts.map((value) => ({ value, label: t(`jobs.sort.${value}`) })),
          start: 'newest',
        },
      ]}
    />
  );
}
