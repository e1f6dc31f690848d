import type { Page } from '@porao/contracts';
import { ApiError, notify, useOnline } from '@porao/platform';
import { ErrorState, LinkButton, Notice, Stack } from '@porao/ui';
import { LostIllustration } from '@porao/ui/illustrations/lost';
import type { ReactNode } from 'react';
import { refusalText } from '../failure/refusal.ts';
import { FailedState } from './failed-state.tsx';
import { t } from './messages.ts';
import { OfflineNotice, OfflineState } from './offline.tsx';

export interface QuerySource<Data> {
  data: Data | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => Promise<unknown>;
}

/** A query of one page of a list. */
export type Paged<Row> = QuerySource<Page<Row>> & { isPlaceholderData: boolean };

interface QueryStateProps<Data> {
  source: QuerySource<Data>;
  skeleton: ReactNode;
  error: string;
  /** Where a person goes when the id in the address is not theirs. */
  home?: { to: string; label: string };
  /** Level of the heading of an empty or failed state; 1 where the content brings the page's own. */
  order?: 1 | 2;
  children: (data: Data) => ReactNode;
}

/** A query's content in each of its states: loading, offline, failed, refused, missing, loaded. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
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
      <FailedState title={error} sources={[source]} order={order} />
    </Stack>
  );
}

/** The id in the address does not exist or belongs to somebody else; the server does not tell which. */
export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');

/** For a dialog whose id is not found: the page stays, a toast says why it did not open. */
export function notifyMissing(): void {
  notify({ tone: 'info', title: t('missing.title'), message: t('missing.text') });
}

interface MissingStateProps {
  home: { to: string; label: string };
  order?: 1 | 2;
}

export function MissingState({ home, order = 2 }: MissingStateProps) {
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
