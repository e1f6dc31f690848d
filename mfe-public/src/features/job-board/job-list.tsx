import { formatNumber } from '@porao/platform';
import { Button, LoadingState, Notice, Text } from '@porao/ui';
import { useDeferredValue } from 'react';
import { t } from '../../common/messages.ts';
import type { useBoard } from './board.query.ts';
import { BoardEmpty, BoardFailed } from './board-states.tsx';
import { useEndless } from './endless.ts';
import styles from './job-board.module.css';
import { JobCard } from './job-card.tsx';
import { WindowedPage } from './windowed-page.tsx';

interface JobListProps {
  board: ReturnType<typeof useBoard>;
  isFiltered: boolean;
  onClear: () => void;
}

/** The endless list in each of its states. */
export function JobList({ board, isFiltered, onClear }: JobListProps) {
  // A page that came is drawn in slices between frames; scrolling goes on meanwhile.
  const drawn = useDeferredValue(board.data);
  const pages = drawn?.pages.filter((page) => page.data.length > 0) ?? [];
  const goesOn = board.hasNextPage && !board.isFetching && !board.isError;
  const end = useEndless(goesOn, pages.length, () => void board.fetchNextPage({ cancelRefetch: false }));

  if (board.isPending) return <LoadingState label={t('board.counting')} count={4} />;
  if (!drawn) return <BoardFailed source={board} />;
  if (pages.length === 0) return <BoardEmpty isFiltered={isFiltered} onClear={onClear} />;
  return (
    <>
      <div className={styles.list} data-main-content>
        {pages.map(({ data }) => (
          <WindowedPage key={data[0]?.id} id={data.map(({ id }) => id).join()}>
            <ul aria-label={t('board.list')} className={styles.list}>
              {data.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} />
                </li>
              ))}
            </ul>
          </WindowedPage>
        ))}
      </div>
      <div ref={end} className={styles.end}>
        {board.isFetchingNextPage && <LoadingState label={t('board.loadingMore')} count={1} />}
        {board.isError && !board.isFetching && (
          <Notice
            tone="error"
            title={t('board.error')}
            action={
              <Button variant="default" size="sm" icon="refresh" onClick={() => void board.fetchNextPage()}>
                {t('retry')}
              </Button>
            }
          />
        )}
        {!board.hasNextPage && (
          <Text tone="dim" align="center">
            {t('board.end')}
          </Text>
        )}
      </div>
    </>
  );
}

/** `Found 1,234 Jobs`, and nothing that could be wrong while it is not known. */
export function foundText(board: ReturnType<typeof useBoard>): string {
  const first = board.data?.pages[0];
  if (!first) return board.isPending ? t('board.counting') : t('board.lead');
  if (first.total === 0) return t('board.foundNone');
  return first.total_is_capped
    ? t('board.foundCapped', { number: formatNumber(first.total) })
    : t('board.found', { count: first.total });
}
