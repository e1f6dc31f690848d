import type { OpsPayment } from '@porao/contracts';
import { call, formatMoney } from '@porao/platform';
import { useAct } from '../../common/acts/acts.store.ts';
import { request as toSend } from '../../common/acts/request.ts';
import type { useConfirmDialog } from '../../common/ask-confirm.tsx';
import type { Question } from '../../common/ask-reason.tsx';
import type { SentQuestion } from '../../common/sent/sent.dialog.tsx';
import { t } from './messages.ts';
import { paymentName, subjectOf } from './payment-lines.tsx';

type Confirmation = Parameters<ReturnType<typeof useConfirmDialog>[1]>[0];

const reasons = ['notFound', 'other'] as const;

/** Usual reasons; of money that came in part it says what is missing. */
function reasonsOf({ line, amount: due, invoice_status: status }: OpsPayment): string[] {
  const usual = reasons.map((reason) => t(`payment.reason.${reason}`));
  if (status !== 'unpaid') return [t('payment.reason.settled'), ...usual];
  if (!line || line.amount >= due) return usual;
  const [came, all, missing] = [line.amount, due, due - line.amount].map((taka) => formatMoney(taka));
  return [t('payment.reason.part', { came: came ?? '', due: all ?? '', missing: missing ?? '' }), ...usual];
}

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
      reasons: reasonsOf(payment),
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
  /** The whole amount goes back that came in. */
  const returned = (payment: OpsPayment): SentQuestion => {
    const { id, line } = payment;
    const amount = line?.amount ?? payment.amount;
    return {
      about: `payment-${id}`,
      title: t('payment.returned.title', { amount: formatMoney(amount), tutor: payment.tutor.name }),
      text: t('payment.returned.text', { trx: payment.trx_id }),
      send: (body) =>
        call('POST /api/ops/payments/:id/returned', { params: { id }, body: { ...body, amount } }),
    };
  };
  return { received, refuse, returned };
}
