import { type Paged, QueryState } from '@porao/features';
import { Navigate, useSearchParams } from '@porao/platform';
import { EmptyState, type EmptyStateProps, LoadingState, Stack } from '@porao/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './common.module.css';
import { t } from './messages.ts';
import { PageButtons } from './page-buttons.tsx';
import { searchOf, usePage } from './paged.ts';

interface PagedListProps<Row> {
  source: Paged<Row>;
  renderItem: (row: Row) => ReactNode;
  /** Names the list for screen readers. */
  label: string;
  error: string;
  empty: EmptyStateProps;
}

/** A page of a list with its page buttons, in every state a list can be in. */
export function PagedList<Row extends { id: number }>(props: PagedListProps<Row>) {
  const { source, renderItem, label, error, empty } = props;
  const [params] = useSearchParams();
  const asked = usePage();
  const top = useShowTop(asked);
  return (
    <QueryState source={source} skeleton={<LoadingState label={label} />} error={error}>
      {({ data, last_page }) => {
        if (data.length === 0 && asked > last_page)
          return <Navigate replace to={searchOf(params, last_page)} />;
        if (data.length === 0) return <EmptyState {...empty} />;
        return (
          <Stack ref={top} className={styles.top} aria-busy={source.isPlaceholderData || undefined}>
            <Stack
              as="ul"
              aria-label={label}
              className={source.isPlaceholderData ? styles.old : undefined}
              data-main-content
            >
              {data.map((row) => (
                <li key={row.id}>{renderItem(row)}</li>
              ))}
            </Stack>
            <PageButtons
              page={Math.min(asked, last_page)}
              last={last_page}
              to={(page) => searchOf(params, page)}
              label={t('pages.label', { list: label })}
              pageLabel={(page) => t('pages.page', { page })}
              previousLabel={t('pages.previous')}
              nextLabel={t('pages.next')}
            />
          </Stack>
        );
      }}
    </QueryState>
  );
}

/** Scrolls to the start of the list after a change of page. */
function useShowTop(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [page]);
  return top;
}
