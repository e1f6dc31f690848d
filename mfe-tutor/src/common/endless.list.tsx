import { QueryState, useListEnd } from '@porao/features';
import { Button, EmptyState, LoadingState, Notice, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { type Endless, rowsOf } from './endless.ts';
import { t } from './messages.ts';

interface EndlessListProps<Row> {
  source: Endless<Row>;
  /** Something else that the rows show is still loading. */
  waits?: boolean;
  idOf: (row: Row) => number;
  renderItem: (row: Row) => ReactNode;
  /** Names the list for screen readers. */
  label: string;
  error: string;
  empty: { title: string; text: string; action: ReactNode };
  /** Without it the rows are jobs. */
  words?: { more: string; end: string };
}

/** Rows below each other that continue by themselves near the end, with every state a list can be in. */
export function EndlessList<Row>({
  source,
  waits = false,
  idOf,
  renderItem,
  label,
  error,
  empty,
  words = { more: t('jobs.more'), end: t('jobs.end') },
}: EndlessListProps<Row>) {
  const skeleton = <LoadingState label={label} count={3} />;
  return (
    <QueryState source={source} skeleton={skeleton} error={error}>
      {(data) => {
        const rows = rowsOf(data, idOf);
        if (waits && rows.length > 0) return skeleton;
        if (rows.length === 0) return <EmptyState {...empty} />;
        return (
          <Stack>
            <Stack as="ul" aria-label={label} data-main-content>
              {rows.map((row) => (
                <li key={idOf(row)}>{renderItem(row)}</li>
              ))}
            </Stack>
            <More source={source} error={error} words={words} />
          </Stack>
        );
      }}
    </QueryState>
  );
}

function More<Row>({
  source,
  error,
  words,
}: Required<Pick<EndlessListProps<Row>, 'source' | 'error' | 'words'>>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = source;
  const waits = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useListEnd<HTMLElement>(waits, source.data?.pages.length ?? 0, 400, fetchNextPage);
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
