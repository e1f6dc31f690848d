import { toBody } from '@porao/contracts/board-filters';
import { lazyComponent } from '@porao/platform';
import { LoadingState, PageContainer, Title } from '@porao/ui';
import { useWatchedJobs } from '../../common/job-cache.ts';
import { t } from '../../common/messages.ts';
import { ActiveFilters, chipsOf } from './active-filters.tsx';
import { AlertButton } from './alert.button.tsx';
import { BoardTools } from './board-tools.tsx';
import { useBoardUrl } from './board-url.ts';
import { FilterButton } from './filter-button.tsx';
import styles from './job-board.module.css';
import { foundText, JobList, useBoard } from './job-list.tsx';
import { ProfileGuide } from './profile-guide.tsx';

const JobMap = lazyComponent(
  () => import(/* webpackChunkName: "job-map" */ './job-map.tsx'),
  () => <LoadingState label={t('map.loading')} shape="detail" />,
);

export default function JobBoardPage() {
  useWatchedJobs();
  const { filters, view, isFiltered, change, clear } = useBoardUrl();
  const board = useBoard(toBody(filters));

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
          <ActiveFilters filters={filters} onChange={change} onClear={clear} />
          {view === 'map' ? <JobMap /> : <JobList board={board} isFiltered={isFiltered} onClear={clear} />}
        </div>
      </div>
    </PageContainer>
  );
}
