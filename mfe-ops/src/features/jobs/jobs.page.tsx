import type { ReactNode } from 'react';
import { OpsPage } from '../../common/ops.frame.tsx';
import { paths } from '../../common/paths.ts';
import { Queue } from '../../common/queue/queue.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { JobsFilters } from './filters.panel.tsx';
import { badgesOf, lineOf, nameOf } from './job-lines.tsx';
import { useJobs } from './jobs.queries.ts';
import { t } from './messages.ts';

/** The queue of jobs; Enter opens one with its applications. */
export default function JobsPage(): ReactNode {
  const jobs = useJobs(useListParams());
  return (
    <OpsPage title={t('jobs.title')}>
      <JobsFilters />
      <Queue
        source={jobs}
        label={t('jobs.title')}
        error={t('jobs.failed')}
        empty={{ title: t('jobs.empty'), text: t('jobs.empty.text') }}
        subject={({ id }) => `job:${id}`}
        to={({ id }) => paths.job({ jobId: id })}
        title={nameOf}
        renderBeside={badgesOf}
      >
        {lineOf}
      </Queue>
    </OpsPage>
  );
}
