import type { OpsJobDetail } from '@porao/contracts';
import { formatNumber, useParams } from '@porao/platform';
import { Button } from '@porao/ui';
import type { ReactNode } from 'react';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useReasonDialog } from '../../common/ask-reason.tsx';
import { Loaded } from '../../common/loaded.tsx';
import { OpsPage } from '../../common/ops.frame.tsx';
import { OwnCase, useIsOwnCase } from '../../common/own-case.tsx';
import { paths } from '../../common/paths.ts';
import { useNeighbours } from '../../common/queue/queue-order.ts';
import { Applications } from './applications.section.tsx';
import { Fitting } from './fitting.section.tsx';
import { JobCard } from './job.card.tsx';
import { JobBadge, nameOf } from './job-lines.tsx';
import { useJob } from './jobs.queries.ts';
import { t } from './messages.ts';
import { useMoves } from './moves.ts';

/** One job: its applications side by side, and who else fits. */
export default function JobPage(): ReactNode {
  const id = Number(useParams().jobId);
  const source = useJob(id);
  const { list } = useNeighbours(paths.jobs, id);
  const job = source.data?.data;
  const isOwn = useIsOwnCase(job?.guardian?.user_id);
  return (
    // Its heading takes more lines than that of the skeleton, which is replaced as a whole.
    <OpsPage
      key={job ? 'loaded' : 'loading'}
      title={job ? nameOf(job) : t('job.title')}
      back={{ to: list, label: t('jobs.title') }}
      {...(job && {
        text: t('jobs.number', { id: formatNumber(job.id) }),
        actions: (
          <>
            <JobBadge status={job.status} />
            {job.status === 'live' && !isOwn && <CancelJob job={job} />}
          </>
        ),
      })}
    >
      <Loaded
        source={source}
        label={t('job.title')}
        count={3}
        error={t('job.failed')}
        home={{ to: paths.jobs, label: t('jobs.title') }}
      >
        {({ data }) => (
          <>
            <JobCard job={data} />
            {isOwn && <OwnCase />}
            <Applications key={data.id} job={data} isOwn={isOwn} />
            {data.status === 'live' && !isOwn && <Fitting key={`fitting ${data.id}`} job={data} />}
          </>
        )}
      </Loaded>
    </OpsPage>
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
