import type { OpsJobDetail } from '@porao/contracts';
import { trialLessons } from '@porao/contracts/charge-rules';
import { deadlineText } from '@porao/features';
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatTime,
  query,
  useParams,
  useQuery,
} from '@porao/platform';
import { Button, Card, DefinitionGrid, LinkAnchor, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useReasonDialog } from '../../common/ask-reason.tsx';
import { Contact } from '../../common/contact.tsx';
import { OwnCase, useIsOwnCase } from '../../common/own-case.tsx';
import { paths } from '../../common/paths.ts';
import { live } from '../../common/queue/paged.ts';
import { useNeighbours } from '../../common/queue/queue-order.ts';
import { RecordPage } from '../../common/record.page.tsx';
import { Applications } from './applications.section.tsx';
import { Fitting } from './fitting.section.tsx';
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

function JobCard({ job }: { job: OpsJobDetail }): ReactNode {
  const { guardian, tutoring_time: time, tutoring_duration: hours } = job;
  const unknown = t('facts.none');
  const address = [job.flat_house, job.road_no, job.location_name, job.city_name].filter(Boolean).join(', ');
  const lesson = [time && formatTime(time), hours !== null && t('job.hours', { hours: formatNumber(hours) })]
    .filter(Boolean)
    .join(', ');
  return (
    <Card as="section" aria-label={t('facts.asked')}>
      <Stack>
        <DefinitionGrid
          minColumn="9rem"
          items={[
            {
              label: t('facts.subjects'),
              value: job.subjects.map(({ subject_name }) => subject_name).join(', '),
            },
            { label: t('facts.place'), value: job.tutoring_place },
            { label: t('facts.gender'), value: t(`facts.gender.${job.tutor_gender}`) },
            { label: t('facts.days'), value: formatNumber(job.days_in_week) },
            { label: t('job.lesson'), value: lesson || unknown },
            ...(job.trial_lesson ? [{ label: t('facts.trial'), value: formatNumber(trialLessons) }] : []),
            { label: t('facts.salary'), value: formatMoney(job.actual_salary) },
            {
              label: t('facts.charge'),
              value: t('job.charge.value', {
                amount: formatMoney(job.charge.amount),
                percent: formatNumber(job.charge.percentage),
              }),
            },
            { label: t('job.until'), value: formatDate(job.live_until) },
            ...(job.answer_by ? [{ label: t('job.answer'), value: deadlineText(job.answer_by) }] : []),
            { label: t('facts.address'), value: address || unknown, wide: true },
            {
              label: t('facts.guardian'),
              value: guardian ? <Contact of={guardian} /> : unknown,
              wide: true,
            },
          ]}
        />
        {job.tutor_requirement && <Text>{job.tutor_requirement}</Text>}
        {job.request_id !== null && (
          <LinkAnchor to={paths.request({ requestId: job.request_id })}>{t('job.request')}</LinkAnchor>
        )}
        {job.deal_id !== null && (
          <LinkAnchor to={paths.deal({ dealId: job.deal_id })}>{t('job.deal')}</LinkAnchor>
        )}
      </Stack>
    </Card>
  );
}
