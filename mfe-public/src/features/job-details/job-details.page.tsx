import { useParams } from '@porao/platform';
import { ErrorState, LinkButton, PageContainer } from '@porao/ui';
import { useWatchedJobs } from '../../common/job-cache.ts';
import { t } from '../../common/messages.ts';
import { JobSkeleton } from '../../common/page-skeletons.tsx';
import { isMissing, toJobId, useJob } from './job.query.ts';
import { JobNotFound } from './job-not-found.tsx';
import { JobView } from './job-view.tsx';

export default function JobDetailsPage() {
  useWatchedJobs();
  const { jobId } = useParams();
  const id = toJobId(jobId);
  return id === null ? <JobNotFound id={jobId} /> : <LoadedJob key={id} id={id} />;
}

function LoadedJob({ id }: { id: number }) {
  const job = useJob(id);
  if (job.data) return <JobView job={job.data.data} />;
  if (job.isPending) return <JobSkeleton />;
  if (isMissing(job.error)) return <JobNotFound id={String(id)} />;
  return (
    <PageContainer>
      <ErrorState
        order={1}
        title={t('details.error')}
        text={t('details.errorText')}
        onRetry={() => void job.refetch()}
        retryLabel={t('retry')}
        busy={job.isFetching}
        action={
          <LinkButton to="/job-board" variant="default">
            {t('details.toBoard')}
          </LinkButton>
        }
      />
    </PageContainer>
  );
}
