import type { OpsPayment } from '@porao/contracts';
import { formatMoney, formatNumber, formatRelative } from '@porao/platform';
import { Badge } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dim-line.tsx';
import { t } from './messages.ts';

export const subjectOf = ({ id }: OpsPayment): string => `payment:${id}`;

export const paymentName = ({ amount, way, tutor }: OpsPayment): string =>
  t('payments.name', { amount: formatMoney(amount), way: t(`way.${way}`), tutor: tutor.name });

export const paymentLine = ({ trx_id: trx, invoice_id: id }: OpsPayment): string =>
  dotted(t('payments.trxId', { trx }), t('payments.invoice', { id: formatNumber(id) }));

/** Another amount than is due was received, by the statement. */
export const differs = ({ line, amount }: OpsPayment): boolean => line !== null && line.amount !== amount;

/** It waits, its charge is unpaid, and no statement contradicts it. */
export const isReceivable = (payment: OpsPayment): boolean =>
  payment.state === 'claimed' && payment.invoice_status === 'unpaid' && !differs(payment);

export function paymentBadges(payment: OpsPayment): ReactNode {
  const { line, state, claimed_at } = payment;
  const amount = line && formatMoney(line.amount);
  return (
    <>
      {amount && (
        <Badge tone={differs(payment) ? 'error' : 'success'}>
          {t(differs(payment) ? 'payments.differs' : 'payments.stated', { amount })}
        </Badge>
      )}
      {state !== 'claimed' && <Badge>{t(`search.state.${state}`)}</Badge>}
      <time dateTime={claimed_at}>{formatRelative(claimed_at)}</time>
    </>
  );
}
