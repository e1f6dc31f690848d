import type { QuerySource } from '@porao/features';
import { Button, EmptyState, ErrorState } from '@porao/ui';
import { t } from '../../common/messages.ts';

export function BoardFailed({ source }: { source: Pick<QuerySource<unknown>, 'isFetching' | 'refetch'> }) {
  return (
    <ErrorState
      title={t('board.error')}
      text={t('board.errorHint')}
      onRetry={() => void source.refetch()}
      retryLabel={t('retry')}
      busy={source.isFetching}
    />
  );
}

export function BoardEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title={t('board.empty')}
      text={isFiltered ? t('board.emptyHint') : t('board.emptyPlain')}
      action={
        isFiltered && (
          <Button variant="light" onClick={onClear}>
            {t('board.clear')}
          </Button>
        )
      }
    />
  );
}
