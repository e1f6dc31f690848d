import type { Job } from '@porao/contracts';
import { appointedJobs, cancelledJobs, confirmationLetters } from '@porao/contracts/paths';
import {
  formatCompact,
  formatDate,
  formatDigits,
  formatMoney,
  formatRelative,
  useSession,
} from '@porao/platform';
import { Badge, Card, DefinitionGrid, type Fact, Icon, LinkButton, Notice, Title } from '@porao/ui';
import { ownStageOf, placeOf, tutorIdOf } from '../../common/job.ts';
import { applicantsText } from '../../common/job-text.ts';
import { t } from '../../common/messages.ts';
import { SaveButton } from '../../common/save-button.tsx';
import styles from './job-details.module.css';

export function JobHead({ job, applied }: { job: Job; applied: boolean }) {
  const place = placeOf(job);
  // Without the right to the exact address, area and city are shown (decision OQ-027).
  const address = job.full_address?.trim();
  const facts: Fact[] = [
    { label: t('details.location'), value: place ?? t('unknown'), icon: 'location' },
    ...(address && address !== place
      ? [{ label: t('details.address'), value: address, icon: 'map' } as const]
      : []),
    {
      label: t('details.hiring'),
      value: job.hiring_date ? formatDate(job.hiring_date) : t('unknown'),
      icon: 'calendar',
    },
    { label: t('details.id'), value: formatDigits(job.id), icon: 'file' },
  ];
  return (
    <Card roomy as="section" className={styles.block} data-main-content aria-labelledby="job-title">
      <div className={styles.head}>
        <div>
          <p className={styles.posted}>
            <time dateTime={job.created_at}>
              {t('details.posted', { when: formatRelative(job.created_at) })}
            </time>
            {applied && (
              <Badge tone="success" icon="check">
                {t('job.applied')}
              </Badge>
            )}
          </p>
          <Title order={1} id="job-title">
            {t('details.title', { class: job.iclass.class_name })}
          </Title>
        </div>
        <SaveButton job={job} icon="heart" />
      </div>
      {applied && <AppliedNotice job={job} />}
      <p className={styles.salary}>
        <span>{t('details.salary')}</span>
        <strong>{formatMoney(job.actual_salary)}</strong>
      </p>
      <DefinitionGrid items={facts} minColumn="clamp(8rem, 14vw, 11rem)" />
      <p className={styles.counts}>
        <span>
          <Icon name="users" size={18} />
          {applicantsText(job.total_application, applied)}
        </span>
        <span>
          <Icon name="eye" size={18} />
          {t('details.views', { count: job.job_views, number: formatCompact(job.job_views) })}
        </span>
        {job.answers && (
          <span>
            <Icon name="clock" size={18} />
            {answersText(job.answers)}
          </span>
        )}
      </p>
    </Card>
  );
}

/** Pages of the tutor's area that say more of an application in that stage. */
const pages = new Map<string, string>([
  ['appointed', appointedJobs],
  ['confirm', confirmationLetters],
  ['closed', cancelledJobs],
]);

/** Tells the tutor how far their application is. */
function AppliedNotice({ job }: { job: Job }) {
  const stage = ownStageOf(job, tutorIdOf(useSession()));
  const page = pages.get(stage);
  return (
    <Notice
      tone={stage === 'closed' ? 'info' : 'success'}
      action={
        page && (
          <LinkButton to={page} variant={stage === 'closed' ? 'light' : 'filled'}>
            {t(stage === 'closed' ? 'details.own.why' : 'details.toApplication')}
          </LinkButton>
        )
      }
    >
      {t(`details.own.${stage}`)}
    </Notice>
  );
}

function answersText({ share, median_hours }: NonNullable<Job['answers']>): string {
  if (share === 0 || median_hours === null) return t('details.answers.never');
  return t('details.answers', { share, hours: Math.max(1, median_hours) });
}
