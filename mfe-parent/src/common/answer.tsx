import { ApiError, useOnline } from '@porao/platform';
import { ErrorState, LinkButton, Stack } from '@porao/ui';
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
  children: (data: Data) => ReactNode;
}

/** An answer with every state it can be in; a refusal of the address is told as friendly as a wrong one. */
export function Answer<Data>({ source, skeleton, error, home, children }: AnswerProps<Data>): ReactNode {
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
  if (!online || source.fetchStatus === 'paused') return <OfflineState />;
  if (source.isPending) return skeleton;
  if (home && isMissing(source.error)) return <MissingState home={home} />;
  return (
    <ErrorState
      title={error}
      text={t('failed.text')}
      onRetry={() => void source.refetch()}
      retryLabel={t('retry')}
      busy={source.isFetching}
      busyLabel={t('retrying')}
    />
  );
}

/** The id in the address is none, or somebody else's: the server does not say which. */
export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');

export function MissingState({ home }: { home: { to: string; label: string } }): ReactNode {
  return (
    <ErrorState
      picture={<LostIllustration />}
      title={t('missing.title')}
      text={t('missing.text')}
      action={<LinkButton to={home.to}>{home.label}</LinkButton>}
    />
  );
}
