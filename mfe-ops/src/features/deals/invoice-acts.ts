import type { OpsInvoice } from '@porao/contracts';
import { call, formatDate, formatMoney } from '@porao/platform';
import { useAct } from '../../common/acts/acts.store.ts';
import { request as toSend } from '../../common/acts/request.ts';
import type { Question } from '../../common/ask-reason.tsx';
import { useIsLead } from '../../common/is-lead.ts';
import type { SentQuestion } from '../../common/sent/sent.dialog.tsx';
import { hasOpenClaim, invoiceName } from './deal-lines.tsx';
import { t } from './messages.ts';
import { wayQuestion } from './way.field.tsx';

/** The questions of a charge's acts; undefined where one is not possible now. */
export function useInvoiceQuestions() {
  const act = useAct();
  const isLead = useIsLead();
  const paid = (invoice: OpsInvoice): Question | undefined => {
    if (invoice.status !== 'unpaid') return undefined;
    const about = `invoice-${invoice.id}-paid`;
    const { body, ...asked } = wayQuestion(about);
    return {
      ...asked,
      about,
      title: t('invoices.paid.title', { invoice: invoiceName(invoice) }),
      reasons: (['wallet', 'statement', 'hand'] as const).map((reason) => t(`invoices.paid.${reason}`)),
      confirmLabel: t('invoices.paid'),
      onConfirm: (reason) =>
        act({
          subject: `invoice:${invoice.id}`,
          text: t('invoices.paid.done', { invoice: invoiceName(invoice) }),
          send: toSend('POST /api/ops/invoices/:id/paid', {
            params: { id: invoice.id },
            body: { ...body(), reason },
          }),
        }),
    };
  };
  /** The amount is the one that the server computed, and is sent back: another one of later is refused. */
  const refund = (invoice: OpsInvoice): Question | undefined => {
    const preview = invoice.refund_preview;
    if (!preview || !isLead) return undefined;
    const amount = formatMoney(preview.amount);
    return {
      about: `invoice-${invoice.id}-${preview.act}`,
      title: t(`invoices.${preview.act}.title`, { amount, tutor: invoice.tutor_name }),
      text: offerText(invoice),
      confirmLabel: t(`invoices.${preview.act}`),
      danger: true,
      onConfirm: (reason) =>
        act({
          subject: `invoice:${invoice.id}`,
          text: t(`invoices.${preview.act}.done`, { amount, tutor: invoice.tutor_name }),
          send: toSend('POST /api/ops/invoices/:id/refund', {
            params: { id: invoice.id },
            body: { reason, amount: preview.amount },
          }),
        }),
    };
  };
  const refuse = (invoice: OpsInvoice): Question | undefined => {
    if (!isLead || !hasOpenClaim(invoice)) return undefined;
    return {
      about: `invoice-${invoice.id}-refuse`,
      title: t('claim.refuse.title', { tutor: invoice.tutor_name }),
      text: offerText(invoice),
      confirmLabel: t('claim.refuse'),
      danger: true,
      onConfirm: (reason) =>
        act({
          subject: `invoice:${invoice.id}`,
          text: t('claim.refuse.done', { tutor: invoice.tutor_name }),
          send: toSend('POST /api/ops/invoices/:id/refuse-claim', {
            params: { id: invoice.id },
            body: { reason },
          }),
        }),
    };
  };
  const sent = (invoice: OpsInvoice): SentQuestion | undefined => {
    const { id, refunded_amount, tutor_name: tutor } = invoice;
    if (!invoice.refund_by || refunded_amount === null) return undefined;
    return {
      about: `refund-${id}`,
      title: t('refund.sent.title', { amount: formatMoney(refunded_amount), tutor }),
      text: t('refund.sent.text'),
      send: (body) => call('POST /api/ops/invoices/:id/refund-sent', { params: { id }, body }),
    };
  };
  return { paid, refund, refuse, sent, isLead };
}

/** Says how much refunding or waiving gives, with the words of a tutor who claims it. */
export function offerText(invoice: OpsInvoice): string {
  const { refund_preview: preview, claim } = invoice;
  if (!preview) return t('invoices.nothing');
  const amount = formatMoney(preview.amount);
  if (!claim || !hasOpenClaim(invoice)) {
    return t(`invoices.${preview.act}.text`, { amount, day: formatDate(preview.until) });
  }
  const reason = claim.reason ?? '';
  return t(claim.certain ? `claim.certain.${preview.act}` : `claim.open.${preview.act}`, { amount, reason });
}
