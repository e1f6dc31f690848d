import { ErrorState } from '@porao/ui';
import { t } from './messages.ts';

interface FailedStateProps {
  /** Names what could not be loaded. */
  title: string;
  sources: readonly { isFetching: boolean; refetch: () => Promise<unknown> }[];
  /** Level of the heading; 1 where the page has no other. */
  order?: 1 | 2;
}

export function FailedState({ title, sources, order = 2 }: FailedStateProps) {
  return (
    <ErrorState
      order={order}
      title={title}
      text={t('failed.text')}
      onRetry={() => {
        for (const source of sources) void source.refetch();
      }}
      retryLabel={t('retry')}
      busy={sources.some(({ isFetching }) => isFetching)}
      busyLabel={t('retrying')}
    />
  );
}
