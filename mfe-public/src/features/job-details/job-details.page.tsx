import { useParams, useQuery, useSession } from '@porao/platform';
import { ErrorState, LinkButton, PageContainer } from '@porao/ui';
import { useWatchedJobs } from '../../common/job-cache.ts';
import { jobQuery, postingQuery } from '../../common/job-queries.ts';
import { t } from '../../common/messages.ts';
import { JobSkeleton } from '../../common/page-skeletons.tsx';
import { paths } from '../../common/paths.ts';
import { isMissing, toJobId } from './job.query.ts';
import { JobNotFound } from './job-not-found.tsx';
import { JobView } from './job-view.tsx';

export default function JobDetailsPage() {
  useWatchedJobs();
  const { jobId } = useParams();
  const id = toJobId(jobId);
  return id === null ? <JobNotFound id={jobId} /> : <LoadedJob key={id} id={id} />;
}

function LoadedJob({ id }: { id: number }) {
  const job = useQuery(jobQuery(id, useSession()));
  // The server's page has it before any request here.
  const gone = useQuery({ ...postingQuery(id), enabled: isMissing(job.error) });
  if (job.data) return <JobView job={job.data.data} />;
  const { data: posting } = gone;
  if (posting === null || posting?.state === 'closed')
    return <JobNotFound id={String(id)} similar={posting?.similar} />;
  if (job.isPending || gone.isLoading) return <JobSkeleton />;
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
          <LinkButton to={paths.jobBoard} variant="default">
            {t('details.toBoard')}
          </LinkButton>
        }
      />
    </PageContainer>
  );
}
