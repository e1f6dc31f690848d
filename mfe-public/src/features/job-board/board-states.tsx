import type { QuerySource } from '@porao/features';
import { EmptyState, ErrorState } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { ClearButton, type ClearButtonProps } from './clear-button.tsx';

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

interface BoardEmptyProps extends Pick<ClearButtonProps, 'clearing'> {
  isFiltered: boolean;
}

export function BoardEmpty({ isFiltered, clearing }: BoardEmptyProps) {
  return (
    <EmptyState
      title={t('board.empty')}
      text={isFiltered ? t('board.emptyHint') : t('board.emptyPlain')}
      action={isFiltered && <ClearButton clearing={clearing} variant="light" />}
    />
  );
}
