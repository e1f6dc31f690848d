import type { OpsJobDetail } from '@porao/contracts';
import { deadlineText } from '@porao/features';
import { formatDate, formatMoney, formatNumber, formatTime } from '@porao/platform';
import { Card, DefinitionGrid, LinkAnchor, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { Contact } from '../../common/contact.tsx';
import { paths } from '../../common/paths.ts';
import { t } from './messages.ts';

export function JobCard({ job }: { job: OpsJobDetail }): ReactNode {
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
