import type { Job } from '@porao/contracts';
import { hiddenContact } from '@porao/contracts/constants';
import { useSession } from '@porao/platform';
import { Card, LinkAnchor, PageContainer, Text, Title } from '@porao/ui';
import { useState } from 'react';
import { isApplied, tutorIdOf } from '../../common/job.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { Confetti } from './confetti.tsx';
import { GuestBar } from './guest-bar.tsx';
import { JobActions } from './job-actions.tsx';
import styles from './job-details.module.css';
import { JobGrid } from './job-grid.tsx';
import { JobHead } from './job-head.tsx';
import { Qualifications } from './qualifications.tsx';

export function JobView({ job }: { job: Job }) {
  const viewer = useSession();
  const applied = isApplied(job, tutorIdOf(viewer));
  const requirement = job.tutor_requirement?.trim();
  const [celebrates, setCelebrates] = useState(false);

  return (
    <PageContainer className={viewer ? undefined : styles.overBar} py="lg">
      <nav className={styles.back}>
        <LinkAnchor to={paths.jobBoard}>{`← ${t('details.back')}`}</LinkAnchor>
      </nav>
      <div className={styles.layout}>
        <JobHead job={job} applied={applied} />
        <JobActions job={job} applied={applied} onApplied={() => setCelebrates(true)} />
        <div className={styles.rest}>
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
        </div>
      </div>
      {!viewer && <GuestBar />}
      {celebrates && <Confetti />}
    </PageContainer>
  );
}
