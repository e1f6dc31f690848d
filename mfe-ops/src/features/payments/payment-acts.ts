import type { OpsPayment } from '@porao/contracts';
import { formatMoney } from '@porao/platform';
import { useAct } from '../../common/acts/acts.store.ts';
import { request as toSend } from '../../common/acts/request.ts';
import type { useConfirmDialog } from '../../common/ask-confirm.tsx';
import type { Question } from '../../common/ask-reason.tsx';
import { t } from './messages.ts';
import { paymentName, subjectOf } from './payment-lines.tsx';

type Confirmation = Parameters<ReturnType<typeof useConfirmDialog>[1]>[0];

const reasons = ['notFound', 'amount', 'other', 'paid'] as const;

/** The questions of the acts on a payment. Nothing takes them back, so each is sent 5 s after its answer. */
export function usePaymentQuestions() {
  const act = useAct();
  const received = (payment: OpsPayment): Confirmation => {
    const { id, amount, trx_id: trx } = payment;
    const name = paymentName(payment);
    return {
      title: t('payment.received.title', { payment: name }),
      text: t('payment.received.text', { trx }),
      confirmLabel: t('payment.received.do', { amount: formatMoney(amount) }),
      onConfirm: () =>
        void act({
          subject: subjectOf(payment),
          text: t('payment.received.done', { payment: name }),
          send: toSend('POST /api/ops/payments/:id/received', { params: { id }, body: { amount } }),
        }),
    };
  };
  const refuse = (payment: OpsPayment): Question => {
    const { id } = payment;
    const name = paymentName(payment);
    return {
      about: `payment-${id}-refuse`,
      title: t('payment.refuse.title', { payment: name }),
      text: t('payment.refuse.text'),
      reasons: reasons.map((reason) => t(`payment.reason.${reason}`)),
      confirmLabel: t('payment.refuse'),
      danger: true,
      onConfirm: (reason) =>
        act({
          subject: subjectOf(payment),
          text: t('payment.refuse.done', { payment: name }),
          send: toSend('POST /api/ops/payments/:id/refuse', { params: { id }, body: { reason } }),
        }),
    };
  };
  return { received, refuse };
}
