import type { JobCard as JobCardData } from '@porao/contracts';
import { formatDigits, formatMoney, formatRelative, useSession } from '@porao/platform';
import { Badge, Card, CardAction, Icon, type IconName, LinkButton, Text, Title } from '@porao/ui';
import { memo, type ReactNode, useId } from 'react';
import { genderName, isApplied, placeOf, tutorIdOf } from '../../common/job.ts';
import { daysText, namesText, placeText } from '../../common/job-text.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SaveButton } from '../../common/save-button.tsx';
import styles from './job-card.module.css';

/** Drawn again only when its job changes: the list grows by pages. */
export const JobCard = memo(function JobCard({ job }: { job: JobCardData }) {
  const applied = isApplied(job, tutorIdOf(useSession()));
  const title = useId();
  return (
    <Card as="article" interactive aria-labelledby={title} className={styles.card} data-job-id={job.id}>
      <div className={styles.head}>
        <div>
          <Title order={2} size={3} id={title}>
            {t('card.title', { class: job.iclass.class_name })}
          </Title>
          <Text size="sm" tone="dim">
            <time dateTime={job.created_at}>{formatRelative(job.created_at)}</time>
            {' · '}
            {t('job.id', { id: formatDigits(job.id) })}
          </Text>
        </div>
        <CardAction className={styles.save}>
          <SaveButton job={job} icon="bookmark" />
        </CardAction>
      </div>

      <ul className={styles.facts}>
        <Fact icon="location">{placeOf(job) ?? t('unknown')}</Fact>
        <Fact icon="book">{namesText(job.subjects)}</Fact>
        <Fact icon="calendar">{daysText(job.days_in_week)}</Fact>
        <Fact icon="home">{placeText(job.tutoring_place)}</Fact>
        <Fact icon="user">{t(`preferred.${genderName(job.tutor_gender)}`)}</Fact>
      </ul>

      <div className={styles.foot}>
        <p className={styles.salary}>
          <span>{t('card.salary')}</span>
          <strong>{formatMoney(job.actual_salary)}</strong>
        </p>
        <div className={styles.actions}>
          {applied && (
            <Badge tone="success" icon="check">
              {t('job.applied')}
            </Badge>
          )}
          <LinkButton
            to={paths.jobDetails({ jobId: job.id })}
            variant="light"
            className={styles.open ?? ''}
            aria-describedby={title}
          >
            {t('card.details')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
});

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </li>
  );
}
