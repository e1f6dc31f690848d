import type { OnlinePayment, PaymentState } from '@porao/contracts';
import { support } from '@porao/contracts/paths';
import { CardState, isMissing } from '@porao/features';
import { formatMoney, useQueryClient, useSearchParams } from '@porao/platform';
import { LinkAnchor, Notice } from '@porao/ui';
import { useEffect } from 'react';
import { t } from '../../common/messages.ts';
import { usePayment } from './payment.queries.ts';

const tones = {
  started: 'info',
  paid: 'success',
  failed: 'error',
  cancelled: 'warning',
  refund_pending: 'warning',
  refunded: 'info',
} as const satisfies Record<PaymentState, string>;

/** Says how the payment ended from which the provider sent the person back here. */
export function PaymentResult() {
  const [params] = useSearchParams();
  const id = Number(params.get('paid'));
  return Number.isSafeInteger(id) && id > 0 ? <Result key={id} id={id} /> : null;
}

function Result({ id }: { id: number }) {
  const payment = usePayment(id);
  const client = useQueryClient();
  const state = payment.data?.data.state;
  useEffect(() => {
    // The list may have been read before the provider confirmed it.
    if (state === 'paid') void client.invalidateQueries({ queryKey: ['GET /api/tutor/invoices'] });
  }, [state, client]);
  // An address that somebody else sent.
  if (isMissing(payment.error)) return null;
  return <CardState source={payment}>{({ data }) => <Said payment={data} />}</CardState>;
}

function Said({ payment: { state, amount, way } }: { payment: OnlinePayment }) {
  const words = { amount: formatMoney(amount), way: t(`pay.${way}`) };
  const asks = state === 'failed' || state === 'refund_pending';
  return (
    <Notice
      tone={tones[state]}
      title={t(`pay.result.${state}`, words)}
      action={asks && <LinkAnchor to={support}>{t('pay.ask')}</LinkAnchor>}
    >
      {t(`pay.result.${state}.text`, words)}
    </Notice>
  );
}
