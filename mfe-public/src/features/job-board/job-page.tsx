import type { JobCard as JobCardData } from '@porao/contracts';
import { memo } from 'react';
import { t } from '../../common/messages.ts';
import styles from './job-board.module.css';
import { JobCard } from './job-card.tsx';
import { useWindowed } from './windowed.ts';

/** Within these distances from the screen, in px, a page of the list and a card of it stay in the document. Cards are
 * added a few at a time: a page of them in one frame is a long task on a slow processor. */
const reach = { page: 1600, card: 1000 };

interface JobPageProps {
  jobs: readonly JobCardData[];
  /** Its cards are rendered before it is measured what is in sight. */
  isFirst: boolean;
}

/** One page of the list. Drawn again only when its jobs change: the list grows by pages. */
export const JobPage = memo(function JobPage({ jobs, isFirst }: JobPageProps) {
  const id = jobs.map((job) => job.id).join();
  const { ref, isHere, height } = useWindowed<HTMLDivElement>(id, reach.page, true);
  return (
    <div ref={ref} style={{ height }}>
      {isHere && (
        <ul aria-label={t('board.list')} className={styles.list}>
          {jobs.map((job) => (
            <JobItem key={job.id} job={job} atOnce={isFirst} />
          ))}
        </ul>
      )}
    </div>
  );
});

function JobItem({ job, atOnce }: { job: JobCardData; atOnce: boolean }) {
  const { ref, isHere, height } = useWindowed<HTMLLIElement>(String(job.id), reach.card, atOnce);
  return (
    <li ref={ref} className={isHere ? undefined : styles.gap} style={{ height }}>
      {isHere && <JobCard job={job} />}
    </li>
  );
}
