import { call, query, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { usePlaceFilters } from '../../common/queue/place-filters.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { badgesOf, lineOf, nameOf } from './job-lines.tsx';
import { t } from './messages.ts';

const statuses = ['live', 'filled', 'expired', 'cancelled'] as const;
const withApplications = ['none', 'undecided', 'marked'] as const;
const sorts = ['newest', 'oldest', 'ending'] as const;

export default function JobsPage(): ReactNode {
  const params = useListParams();
  const filter = {
    status: params.oneOf('status', statuses),
    q: params.get('q'),
    city_id: params.getId('city'),
    i_class_id: params.getId('category') && params.getId('class'),
    applications: params.oneOf('applications', withApplications),
    sort: params.oneOf('sort', sorts),
  };
  const jobs = useQuery({
    ...query('GET /api/ops/jobs', { query: { page: params.page, ...filter } }),
    ...asQueue,
    ...live,
  });
  const placeFilters = usePlaceFilters();
  return (
    <QueuePage
      words={(key) => t(`jobs.${key}`)}
      search={t('jobs.search')}
      filters={[
        choiceFilter('status', t('filters.status'), statuses, (value) => t(`jobs.status.${value}`), 'live'),
        choiceFilter('applications', t('jobs.with'), withApplications, (value) => t(`jobs.with.${value}`)),
        ...placeFilters,
        choiceFilter('sort', t('filters.sort'), sorts, (value) => t(`jobs.sort.${value}`), 'newest'),
      ]}
      csv={{
        name: 'jobs',
        send: () => call('GET /api/ops/jobs.csv', { query: filter, file: true }),
      }}
      source={jobs}
      subject={({ id }) => `job:${id}`}
      to={({ id }) => paths.job({ jobId: id })}
      title={nameOf}
      renderBeside={badgesOf}
    >
      {lineOf}
    </QueuePage>
  );
}
