import type { JobBoardBody, JobCard as JobCardData } from '@porao/contracts';
import { useListEnd } from '@porao/features';
import { formatNumber, useInfiniteQuery, useLocation, useSession } from '@porao/platform';
import { Button, EmptyState, LinkButton, LoadingState, Notice, Text } from '@porao/ui';
import { memo } from 'react';
import { boardQuery } from '../../common/job-queries.ts';
import { t } from '../../common/messages.ts';
import { BoardEmpty, BoardFailed } from './board-states.tsx';
import type { ClearButtonProps } from './clear-button.tsx';
import styles from './job-board.module.css';
import { JobCard } from './job-card.tsx';
import { usePageStart } from './page-start.ts';
import { atPage, lastPage } from './view.ts';
import { useWindowed } from './windowed.ts';

export const useBoard = (body: JobBoardBody) => useInfiniteQuery(boardQuery(body, useSession()));

interface JobListProps extends Pick<ClearButtonProps, 'clearing'> {
  board: ReturnType<typeof useBoard>;
  isFiltered: boolean;
  /** The one with which the list begins; absent where its pages have no addresses. */
  page?: number;
}

export function JobList({ board, isFiltered, clearing, page }: JobListProps) {
  const { search } = useLocation();
  const { start, ask } = usePageStart(page);
  const linkTo = (other: number) => ({ to: atPage(search, other), onClick: () => ask(other) });
  const pages = board.data?.pages.filter((page) => page.data.length > 0) ?? [];
  const goesOn = board.hasNextPage && !board.isFetching && !board.isError;
  const end = useListEnd<HTMLDivElement>(goesOn, pages.length, 1600, () =>
    board.fetchNextPage({ cancelRefetch: false }),
  );

  if (board.isPending) return <LoadingState label={t('board.counting')} count={4} />;
  if (!board.data) return <BoardFailed source={board} />;
  if (pages.length === 0 && page !== undefined && page > 1) {
    const first = (
      <LinkButton {...linkTo(1)} variant="light">
        {t('board.first')}
      </LinkButton>
    );
    return <EmptyState title={t('board.end')} action={first} />;
  }
  if (pages.length === 0) return <BoardEmpty isFiltered={isFiltered} clearing={clearing} />;
  const next = (page ?? lastPage) + pages.length;
  return (
    <>
      {page !== undefined && page > 1 && (
        <LinkButton {...linkTo(page - 1)} rel="prev" variant="default">
          {t('board.before')}
        </LinkButton>
      )}
      <div ref={start} tabIndex={-1} className={styles.list} data-main-content>
        {pages.map(({ data }, index) => (
          <JobPage key={data[0]?.id} jobs={data} isFirst={index === 0} />
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
        {board.hasNextPage && !board.isFetchingNextPage && next <= lastPage && (
          <LinkButton {...linkTo(next)} rel="next" variant="default">
            {t('board.more')}
          </LinkButton>
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

/** Within these distances from the screen, in px, a page of the list and a card of it stay in the document. Cards are
 * added a few at a time: a page of them in one frame is a long task on a slow processor. */
const reach = { page: 1600, card: 1000 };

interface JobPageProps {
  jobs: readonly JobCardData[];
  /** Its cards are rendered before it is measured what is in sight. */
  isFirst: boolean;
}

/** One page of the list. Drawn again only when its jobs change: the list grows by pages. */
const JobPage = memo(function JobPage({ jobs, isFirst }: JobPageProps) {
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
