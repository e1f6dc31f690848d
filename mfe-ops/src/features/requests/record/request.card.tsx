import type { OpsRequest, OpsRequestDetails } from '@porao/contracts';
import { trialLessons } from '@porao/contracts/charge-rules';
import { formatDate, formatMoney, formatNumber, formatRelative } from '@porao/platform';
import { Button, Card, DefinitionGrid, LinkAnchor, Notice, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { DueBadge } from '../../../common/due.badge.tsx';
import { paths } from '../../../common/paths.ts';
import { MarkedWords } from '../marked-words.tsx';
import { isLate, isUndecided, OpenBy, StageBadge } from '../request-lines.tsx';
import styles from '../requests.module.css';
import { t } from './messages.ts';

export function RequestCard({ details }: { details: OpsRequestDetails }): ReactNode {
  const { request, private_details } = details;
  const { tutor_requirement: words } = request;
  return (
    <Card as="section" aria-label={t('facts.asked')}>
      <Stack>
        <DefinitionGrid
          minColumn="9rem"
          items={[
            {
              label: t('request.student'),
              value: studentOf(request),
            },
            ...wishesOf(request),
            { label: t('facts.subjects'), value: namesOf(request.subjects) },
            { label: t('facts.place'), value: request.tutoring_place.tutoring_place },
            { label: t('facts.days'), value: formatNumber(request.days_in_week) },
            { label: t('facts.gender'), value: t(`facts.gender.${request.tutor_gender}`) },
            {
              label: t('request.curriculum'),
              value: request.curriculum?.curriculum_name ?? t('facts.none'),
            },
            {
              label: t('request.came'),
              value: `${formatDate(request.created_at)} (${formatRelative(request.created_at)})`,
            },
            ...(request.review_by
              ? [
                  {
                    label: t('request.review'),
                    value: <DueBadge by={request.review_by} of="operator" late={isLate(request)} />,
                  },
                ]
              : []),
          ]}
        />
        <Title order={2} size={4}>
          {t('request.words')}
        </Title>
        {words ? (
          <MarkedWords text={words} details={private_details} />
        ) : (
          <Text tone="dim">{t('request.words.none')}</Text>
        )}
        {private_details.length > 0 && (
          <Notice tone="warning" still>
            {t('request.private', { count: private_details.length })}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

/** Its name and gender, as far as the guardian has given them, and what is missing for an approval. */
function studentOf({ student, student_gender, student_missing }: OpsRequest): string {
  const gender = student_gender && t(`request.student.${student_gender}`);
  const known = student.name ? student.name + (gender ? ` (${gender})` : '') : gender;
  const missing = student_missing.map((part) => t(`request.missing.${part}`)).join(', ');
  return [known, missing && t('request.missing', { parts: missing })].filter(Boolean).join('. ');
}

const wishesOf = ({ budget, time_of_day, start_date, trial_lesson, terms }: OpsRequest) => [
  { label: t('request.budget'), value: budget === null ? t('facts.none') : formatNumber(budget) },
  ...(terms ? [{ label: t('request.offered'), value: formatMoney(terms.actual_salary) }] : []),
  { label: t('request.time'), value: t(`request.time.${time_of_day}`) },
  ...(trial_lesson ? [{ label: t('facts.trial'), value: formatNumber(trialLessons) }] : []),
  { label: t('request.start'), value: start_date === null ? t('facts.none') : formatDate(start_date) },
];

const namesOf = (subjects: readonly { subject_name: string }[]) =>
  subjects.map(({ subject_name }) => subject_name).join(', ');

interface RequestNoticesProps {
  details: OpsRequestDetails;
  /** It is no longer what was shown when it was opened. */
  isChanged: boolean;
  onSeen: () => void;
}

export function RequestNotices({ details, isChanged, onSeen }: RequestNoticesProps): ReactNode {
  const { request, guardian } = details;
  return (
    <Stack>
      {/* One line, so that nothing moves when somebody comes. */}
      <div role="status" className={styles.open}>
        <StageBadge stage={request.stage} />
        <OpenBy people={request.open_by} />
      </div>
      {isChanged && (
        <Notice
          tone="warning"
          action={
            <Button variant="light" size="sm" onClick={onSeen}>
              {t('request.changed.seen')}
            </Button>
          }
        >
          {t('request.changed')}
        </Notice>
      )}
      {guardian.banned_at !== null && isUndecided(request) && (
        <Notice
          tone="error"
          still
          action={
            <LinkAnchor to={paths.person({ userId: request.guardian.user_id })}>
              {t('request.banned.person')}
            </LinkAnchor>
          }
        >
          {t('request.banned')}
        </Notice>
      )}
      {request.stage !== 'Pending' && <Decision details={details} />}
    </Stack>
  );
}

function Decision({ details: { request, decision } }: { details: OpsRequestDetails }): ReactNode {
  const { tuition_job_offer_id: job, stage_reason } = request;
  const by = decision?.name ?? t('request.decision.nobody');
  return (
    <Notice tone="info" still>
      {decision && <div>{t('request.decision', { name: by, ago: formatRelative(decision.at) })}</div>}
      {stage_reason !== null && <div>{t('request.decision.reason', { reason: stage_reason })}</div>}
      {job !== null && <LinkAnchor to={paths.job({ jobId: job })}>{t('request.job')}</LinkAnchor>}
    </Notice>
  );
}
