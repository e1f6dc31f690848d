import { refusalText } from '@porao/features';
import { ApiError, useOnline } from '@porao/platform';
import { ErrorState, LinkButton, Notice, Stack } from '@porao/ui';
import { LostIllustration } from '@porao/ui/illustrations';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import { OfflineNotice, OfflineState } from './offline.tsx';

/** What is read of a query. */
export interface Source<Data> {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => Promise<unknown>;
}

interface AnswerProps<Data> {
  source: Source<Data>;
  /** Shaped like the content. */
  skeleton: ReactNode;
  /** What could not be loaded. */
  error: string;
  /** Where a person goes when there is no such thing among theirs. */
  home?: { to: string; label: string };
  /** Level of the heading of what stands in its place; 1 where the content brings the page's own. */
  order?: 1 | 2;
  children: (data: Data) => ReactNode;
}

/** An answer with every state it can be in; a refusal of the address is told as friendly as a wrong one. */
export function Answer<Data>(props: AnswerProps<Data>): ReactNode {
  const { source, skeleton, error, home, order = 2, children } = props;
  const online = useOnline();
  if (source.data !== undefined) {
    if (online) return children(source.data);
    return (
      <Stack>
        <OfflineNotice />
        {children(source.data)}
      </Stack>
    );
  }
  if (!online || source.fetchStatus === 'paused') return <OfflineState order={order} />;
  if (source.isPending) return skeleton;
  if (home && isMissing(source.error)) return <MissingState home={home} order={order} />;
  const refusal = refusalText(source.error);
  return (
    <Stack>
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <ErrorState
        order={order}
        title={error}
        text={t('failed.text')}
        onRetry={() => void source.refetch()}
        retryLabel={t('retry')}
        busy={source.isFetching}
        busyLabel={t('retrying')}
      />
    </Stack>
  );
}

/** The id in the address is none, or somebody else's: the server does not say which. */
export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');

interface MissingStateProps {
  home: { to: string; label: string };
  order?: 1 | 2;
}

export function MissingState({ home, order = 2 }: MissingStateProps): ReactNode {
  return (
    <ErrorState
      order={order}
      picture={<LostIllustration />}
      title={t('missing.title')}
      text={t('missing.text')}
      action={<LinkButton to={home.to}>{home.label}</LinkButton>}
    />
  );
}
