import { PageContainer, Title } from '@porao/ui';
import { useWatchedJobs } from '../../common/job-cache.ts';
import { t } from '../../common/messages.ts';
import { ActiveFilters, chipsOf } from './active-filters.tsx';
import { AlertButton } from './alert.button.tsx';
import { BoardTools } from './board-tools.tsx';
import { useBoardUrl } from './board-url.ts';
import { AlertView, BoardMap, FilterView } from './board-views.tsx';
import { FilterButton } from './filter-button.tsx';
import styles from './job-board.module.css';
import { foundText, JobList, useBoard } from './job-list.tsx';
import { ProfileGuide } from './profile-guide.tsx';
import { boardBody } from './view.ts';

export default function JobBoardPage() {
  useWatchedJobs();
  const { filters, view, page, isFiltered, change, ...clearing } = useBoardUrl();
  const board = useBoard(boardBody(filters, page));
  const list = { board, isFiltered, page, clearing };

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
          <AlertButton filters={filters} />
          <FilterButton filters={filters} count={chipsOf(filters).length} onApply={change} />
        </div>
        <div className={styles.guide}>
          <ProfileGuide />
        </div>
        <div className={styles.main}>
          <BoardTools filters={filters} view={view} onChange={change} />
          <ActiveFilters filters={filters} onChange={change} clearing={clearing} />
          {view === 'list' && <JobList {...list} />}
          {view === 'map' && <BoardMap />}
          {view === 'filters' && <FilterView filters={filters} onApply={change} />}
          {view === 'alert' && <AlertView filters={filters} />}
        </div>
      </div>
    </PageContainer>
  );
}
