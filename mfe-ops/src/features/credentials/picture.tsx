import type { OpsCredential } from '@porao/contracts';
import { failureText } from '@porao/features';
import { ErrorState, Skeleton } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { nameOf } from './credential-acts.ts';
import { useImage } from './credentials.queries.ts';
import { t } from './messages.ts';
import { PictureViewer } from './picture.viewer.tsx';

interface PictureProps {
  credential: OpsCredential;
  reason: string;
}

/** Asks for the link and shows the image, or says why it cannot. */
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
