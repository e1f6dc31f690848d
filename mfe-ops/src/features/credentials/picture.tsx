import type { OpsCredential } from '@porao/contracts';
import { failureText } from '@porao/features';
import { call, useQuery } from '@porao/platform';
import { ErrorState, Skeleton } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { nameOf } from './credential-acts.ts';
import { t } from './messages.ts';
import { PictureViewer } from './picture.viewer.tsx';

/** Shorter than the ten minutes that a link holds. */
const linkMs = 9 * 60_000;

/** The link to an image. Each request of one is written to the log, so it is asked for once. */
const useImage = (id: number, reason: string) =>
  useQuery({
    queryKey: ['POST /api/ops/credentials/:id/view', id, reason],
    queryFn: () => call('POST /api/ops/credentials/:id/view', { params: { id }, body: { reason } }),
    staleTime: linkMs,
    gcTime: linkMs,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

interface PictureProps {
  credential: OpsCredential;
  reason: string;
}

export function Picture({ credential, reason }: PictureProps): ReactNode {
  const link = useImage(credential.id, reason);
  const [broken, setBroken] = useState(false);
  const retry = () => {
    setBroken(false);
    void link.refetch();
  };
  if (link.error || broken) {
    const text = link.error ? failureText(link.error) : t('picture.broken');
    return (
      <ErrorState title={t('picture.failed')} text={text} onRetry={retry} retryLabel={t('picture.retry')} />
    );
  }
  if (!link.data || link.isFetching) {
    return (
      <div role="status" aria-label={t('picture.loading')}>
        <Skeleton height="24rem" />
      </div>
    );
  }
  return (
    <PictureViewer
      src={link.data.data.certificate_url}
      name={nameOf(credential)}
      onBroken={() => setBroken(true)}
    />
  );
}
