import { refusalText } from '@porao/features';
import { useOnline } from '@porao/platform';
import { Button, EmptyState, ErrorState, LoadingState, Notice, Stack, Text } from '@porao/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Endless, rowsOf } from './endless.ts';
import { t } from './messages.ts';
import { OfflineState } from './offline.tsx';

interface EndlessListProps<Row> {
  source: Endless<Row>;
  /** Something else that the rows show is still on its way. */
  waits?: boolean;
  idOf: (row: Row) => number;
  item: (row: Row) => ReactNode;
  /** Names the list for screen readers. */
  label: string;
  error: string;
  empty: { title: string; text: string; action: ReactNode };
  /** Without it the rows are jobs. */
  words?: { more: string; end: string };
}

/** Rows below each other that go on by themselves near the end, with every state a list can be in. */
export function EndlessList<Row>({
  source,
  waits = false,
  idOf,
  item,
  label,
  error,
  empty,
  words = { more: t('jobs.more'), end: t('jobs.end') },
}: EndlessListProps<Row>): ReactNode {
  const online = useOnline();
  if (source.data === undefined) {
    if (!online || source.fetchStatus === 'paused') return <OfflineState />;
    if (source.isPending) return <LoadingState label={label} count={3} />;
    const refusal = refusalText(source.error);
    return (
      <Stack>
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <ErrorState
          title={error}
          onRetry={() => void source.refetch()}
          retryLabel={t('jobs.retry')}
          busy={source.isFetching}
          busyLabel={t('jobs.retrying')}
        />
      </Stack>
    );
  }
  const rows = rowsOf(source.data, idOf);
  if (waits && rows.length > 0) return <LoadingState label={label} count={3} />;
  if (rows.length === 0) return <EmptyState {...empty} />;
  return (
    <Stack>
      <Stack as="ul" aria-label={label}>
        {rows.map((row) => (
          <li key={idOf(row)}>{item(row)}</li>
        ))}
      </Stack>
      <More source={source} error={error} words={words} />
    </Stack>
  );
}

function More<Row>({
  source,
  error,
  words,
}: Required<Pick<EndlessListProps<Row>, 'source' | 'error' | 'words'>>): ReactNode {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = source;
  const end = useRef<HTMLElement>(null);
  const waits = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!waits || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waits, fetchNextPage]);

  if (!hasNextPage) {
    return (
      <Text tone="dim" size="sm" align="center">
        {words.end}
      </Text>
    );
  }
  return (
    <Stack ref={end} gap="sm" align="center">
      {isFetchNextPageError && <Notice tone="error">{error}</Notice>}
      <Button
        variant="default"
        onClick={() => void fetchNextPage()}
        busy={isFetchingNextPage}
        busyLabel={t('jobs.loading')}
      >
        {isFetchNextPageError ? t('jobs.retry') : words.more}
      </Button>
    </Stack>
  );
}
