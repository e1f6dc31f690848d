import type { Job } from '@porao/contracts';
import { trialLessons } from '@porao/contracts/charge-rules';
import { hiddenContact } from '@porao/contracts/constants';
import { tutorSignUp } from '@porao/contracts/paths';
import { formatNumber, formatTime, richText, useSession } from '@porao/platform';
import {
  Card,
  DefinitionGrid,
  type Fact,
  LinkAnchor,
  LinkButton,
  PageContainer,
  Stack,
  Text,
  Title,
} from '@porao/ui';
import { useState } from 'react';
import { genderName, isApplied, tutorIdOf } from '../../common/job.ts';
import { daysText, durationText, hoursText, namesText, placeText } from '../../common/job-text.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { termsLink } from '../../common/terms-link.tsx';
import { Confetti } from './confetti.tsx';
import { JobActions } from './job-actions.tsx';
import styles from './job-details.module.css';
import { JobHead } from './job-head.tsx';
import { Qualifications } from './qualifications.tsx';

export function JobView({ job }: { job: Job }) {
  const viewer = useSession();
  const applied = isApplied(job, tutorIdOf(viewer));
  const requirement = job.tutor_requirement?.trim();
  const [celebrates, setCelebrates] = useState(false);

  return (
    <PageContainer py="lg">
      <nav className={styles.back}>
        <LinkAnchor to={paths.jobBoard}>{`← ${t('details.back')}`}</LinkAnchor>
      </nav>
      <div className={styles.layout}>
        <JobHead job={job} applied={applied} />
        <JobActions job={job} applied={applied} onApplied={() => setCelebrates(true)} />
        <Stack>
          <Card roomy as="section" className={styles.block} aria-labelledby="tutoring-details">
            <Title order={2} id="tutoring-details">
              {t('details.grid')}
            </Title>
            <JobGrid job={job} />
          </Card>
          <Qualifications job={job} />
          <Card
            roomy
            as="section"
            className={styles.block}
            data-below-fold
            aria-labelledby="other-requirement"
          >
            <Title order={2} id="other-requirement">
              {t('details.other')}
            </Title>
            <p className={styles.requirement}>{requirement || t('details.noOther')}</p>
            {requirement?.includes(hiddenContact) && (
              <Text size="sm" tone="dim">
                {t('details.contactHidden')}
              </Text>
            )}
          </Card>
        </Stack>
      </div>
      {!viewer && <GuestBar />}
      {celebrates && <Confetti />}
    </PageContainer>
  );
}

/** Stays at the bottom of a guest's phone until the footer comes (decision OQ-031: every guest counts as not applied). */
function GuestBar() {
  return (
    <section className={styles.bar} aria-label={t('details.createAccount')}>
      <p>{richText(t('details.bar'), { terms: termsLink })}</p>
      <LinkButton to={tutorSignUp} variant="accent">
        {t('details.createAccount')}
      </LinkButton>
    </section>
  );
}

/** The ten cells of PUB-040. */
function JobGrid({ job }: { job: Job }) {
  const items: Fact[] = [
    { icon: 'list', label: t('grid.category'), value: job.tutoring_category.category_name },
    { icon: 'school', label: t('grid.course'), value: job.iclass.class_name },
    {
      icon: 'clock',
      label: t('grid.time'),
      value: job.tutoring_time ? formatTime(job.tutoring_time) : t('unknown'),
    },
    {
      icon: 'clock',
      label: t('grid.duration'),
      value: job.tutoring_duration === null ? t('unknown') : hoursText(job.tutoring_duration),
    },
    { icon: 'book', label: t('grid.subjects'), value: namesText(job.subjects) },
    { icon: 'calendar', label: t('grid.days'), value: daysText(job.days_in_week) },
    { icon: 'home', label: t('grid.place'), value: placeText(job.tutoring_place) },
    { icon: 'users', label: t('grid.students'), value: formatNumber(job.number_of_students) },
    ...(job.trial_lesson
      ? [{ icon: 'check', label: t('grid.trial'), value: formatNumber(trialLessons) } as const]
      : []),
    { icon: 'refresh', label: t('grid.jobDuration'), value: durationText(job.job_duration) },
    { icon: 'user', label: t('grid.studentGender'), value: t(`student.${genderName(job.student_gender)}`) },
  ];
  return <DefinitionGrid items={items} minColumn="clamp(8rem, 14vw, 11rem)" />;
}
