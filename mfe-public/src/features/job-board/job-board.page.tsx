import { useSearchParams } from '@porao/platform';
import { PageContainer, Title } from '@porao/ui';
import { useMemo } from 'react';
import { useWatchedJobs } from '../../common/job-cache.ts';
import { t } from '../../common/messages.ts';
import { ActiveFilters, chipsOf } from './active-filters.tsx';
import { useBoard } from './board.query.ts';
import { FilterButton } from './filter-button.tsx';
import { type BoardFilters, noFilters, readFilters, writeFilters } from './filters.ts';
import styles from './job-board.module.css';
import { foundText, JobList } from './job-list.tsx';
import { ProfileGuide } from './profile-guide.tsx';

/** The board lives by its URL: filters are read from it and written to it, so that back, reload and share
 * bring the same list. */
export default function JobBoardPage() {
  useWatchedJobs();
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const board = useBoard(filters);
  const change = (next: BoardFilters) => setParams(writeFilters(next));
  const count = chipsOf(filters).length;

  return (
    <PageContainer py="lg">
      <div className={styles.layout}>
        <div className={styles.head}>
          <div>
            <Title order={1}>{t('board.title')}</Title>
            <p className={styles.found} aria-live="polite">
              {foundText(board)}
            </p>
          </div>
          <FilterButton filters={filters} count={count} onApply={change} />
        </div>
        <div className={styles.guide}>
          <ProfileGuide />
        </div>
        <div className={styles.main}>
          <ActiveFilters filters={filters} onChange={change} />
          <JobList board={board} isFiltered={count > 0} onClear={() => change(noFilters)} />
        </div>
      </div>
    </PageContainer>
  );
}
