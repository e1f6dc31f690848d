import { failureText } from '@porao/features';
import { call, useQuery } from '@porao/platform';
import { ErrorState, Skeleton } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

const read = 'GET /api/ops/payments/:id/screenshot';

/** The picture that a tutor sent with a payment. */
export function Screenshot({ paymentId: id, name }: { paymentId: number; name: string }): ReactNode {
  const picture = useQuery({
    queryKey: [read, id],
    queryFn: async () => URL.createObjectURL(await call(read, { params: { id }, file: true })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (picture.error) {
    return (
      <ErrorState
        title={t('payment.picture.failed')}
        text={failureText(picture.error)}
        onRetry={() => void picture.refetch()}
        retryLabel={t('acts.retry')}
      />
    );
  }
  if (!picture.data) {
    return (
      <div role="status" aria-label={t('payment.picture.loading')}>
        <Skeleton height="24rem" />
      </div>
    );
  }
  return <img src={picture.data} alt={name} style={{ maxInlineSize: '100%', maxBlockSize: '80vh' }} />;
}
