import type { OpsJobDetail } from '@porao/contracts';
import { formatNumber, query, useParams, useQuery } from '@porao/platform';
import { Button } from '@porao/ui';
import type { ReactNode } from 'react';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useReasonDialog } from '../../common/ask-reason.tsx';
import { OwnCase, useIsOwnCase } from '../../common/own-case.tsx';
import { paths } from '../../common/paths.ts';
import { live } from '../../common/queue/paged.ts';
import { useNeighbours } from '../../common/queue/queue-order.ts';
import { RecordPage } from '../../common/record.page.tsx';
import { Applications } from './applications.section.tsx';
import { Fitting } from './fitting.section.tsx';
import { JobCard } from './job.card.tsx';
import { JobBadge, nameOf } from './job-lines.tsx';
import { t } from './messages.ts';
import { useMoves } from './moves.ts';

export default function JobPage(): ReactNode {
  const id = Number(useParams().jobId);
  // Its guardian marks applicants.
  const source = useQuery({ ...query('GET /api/ops/jobs/:id', { params: { id } }), ...live });
  const { list } = useNeighbours(paths.jobs, id);
  const isOwn = useIsOwnCase(source.data?.data.guardian?.user_id);
  return (
    <RecordPage
      source={source}
      title={t('job.title')}
      error={t('job.failed')}
      back={{ to: list, label: t('jobs.title') }}
      heading={(job) => ({
        title: nameOf(job),
        text: t('jobs.number', { id: formatNumber(job.id) }),
        actions: (
          <>
            <JobBadge status={job.status} />
            {job.status === 'live' && !isOwn && <CancelJob job={job} />}
          </>
        ),
      })}
    >
      {(job) => (
        <>
          <JobCard job={job} />
          {isOwn && <OwnCase />}
          <Applications key={id} job={job} isOwn={isOwn} />
          {job.status === 'live' && !isOwn && <Fitting key={`fitting ${id}`} job={job} />}
        </>
      )}
    </RecordPage>
  );
}

const reasons = ['guardian', 'twice', 'found'] as const;

/** Takes the job off the board, with a reason that its applicants read. */
function CancelJob({ job }: { job: OpsJobDetail }): ReactNode {
  const { cancel } = useMoves();
  const [dialog, ask] = useReasonDialog();
  const isCancelled = isHidden(useActs(), `job:${job.id}`);
  return (
    <>
      <Button
        variant="default"
        disabled={isCancelled}
        aria-haspopup="dialog"
        onClick={() =>
          ask({
            about: `job-${job.id}-cancel`,
            title: t('job.cancel.title', { job: nameOf(job) }),
            text: t('job.cancel.text'),
            reasons: reasons.map((reason) => t(`job.reason.${reason}`)),
            confirmLabel: t('job.cancel'),
            danger: true,
            onConfirm: (reason) => cancel(job, reason),
          })
        }
      >
        {t('job.cancel')}
      </Button>
      {dialog}
    </>
  );
}
