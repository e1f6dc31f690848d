import type { JobHistoryItem } from '@porao/contracts';
import { formatNumber, formatRelative, useLocation } from '@porao/platform';
import { LinkButton } from '@porao/ui';
import { EndlessList } from '../../common/endless.list.tsx';
import { JobCard } from '../../common/job.card.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { stageCounts, stageOf } from '../../common/stages.ts';
import { TabsPage } from '../../common/tabs.page.tsx';
import { HistoryWait } from './history.wait.tsx';
import { useJobCounts, useJobHistory } from './job-history.queries.ts';

export default function JobHistoryPage() {
  const { type } = stageOf(useLocation().pathname);
  const counts = useJobCounts();
  const jobs = useJobHistory(type);
  const tabs = stageCounts(counts.data?.data ?? []).map(({ stage, count }) => ({
    to: stage.path,
    label: t(`stage.${stage.type}`),
    count: counts.data ? formatNumber(count) : counts.isError ? undefined : '\u2007',
  }));
  return (
    <TabsPage title={t('history.title')} label={t('history.tabs')} tabs={tabs}>
      <EndlessList
        key={type}
        source={jobs}
        idOf={(job) => job.jobId}
        renderItem={(job) => <HistoryCard job={job} />}
        label={t(`stage.${type}`)}
        error={t('jobs.error')}
        empty={{
          title: t(`history.empty.${type}`),
          text: t(`history.hint.${type}`),
          action: (
            <LinkButton to={paths.availableJobs} variant="light">
              {t('nearby.see')}
            </LinkButton>
          ),
        }}
      />
    </TabsPage>
  );
}

function HistoryCard({ job }: { job: JobHistoryItem }) {
  return (
    <JobCard
      job={{ ...job, id: job.jobId, salary: job.salary_for_tutor }}
      when={
        <time dateTime={job.applied_at}>
          {t('history.applied', { when: formatRelative(job.applied_at) })}
        </time>
      }
      note={<HistoryWait job={job} />}
    />
  );
}
