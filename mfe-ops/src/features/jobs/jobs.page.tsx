import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { usePlaceFilters } from '../../common/queue/place-filters.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { badgesOf, lineOf, nameOf } from './job-lines.tsx';
import { sorts, statuses, useJobs, withApplications } from './jobs.queries.ts';
import { t } from './messages.ts';

/** The queue of jobs; Enter opens one with its applications. */
export default function JobsPage(): ReactNode {
  const jobs = useJobs(useListParams());
  const placeFilters = usePlaceFilters();
  return (
    <QueuePage
      heading={t('jobs.title')}
      search={t('jobs.search')}
      filters={[
        choiceFilter('status', t('filters.status'), statuses, (value) => t(`jobs.status.${value}`), 'live'),
        choiceFilter('applications', t('jobs.with'), withApplications, (value) => t(`jobs.with.${value}`)),
        ...placeFilters,
        choiceFilter('sort', t('filters.sort'), sorts, (value) => t(`jobs.sort.${value}`), 'newest'),
      ]}
      source={jobs}
      error={t('jobs.failed')}
      empty={{ title: t('jobs.empty'), text: t('jobs.empty.text') }}
      subject={({ id }) => `job:${id}`}
      to={({ id }) => paths.job({ jobId: id })}
      title={nameOf}
      renderBeside={badgesOf}
    >
      {lineOf}
    </QueuePage>
  );
}
