import type { DealSide, OpsDeal, OpsDealDetail } from '@porao/contracts';
import { chargeRules } from '@porao/contracts/charge-rules';
import { isPast } from '@porao/features';
import type { ReactNode } from 'react';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request as toSend } from '../../common/acts/request.ts';
import { type Question, useReasonDialog } from '../../common/ask-reason.tsx';
import { ProblemButton } from '../../common/cases/problem.button.tsx';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import { OwnCase, useIsOwnCase } from '../../common/own-case.tsx';
import { useSentDialog } from '../../common/sent/ask-sent.ts';
import { dealName } from './deal-lines.tsx';
import { useInvoiceQuestions } from './invoice-acts.ts';
import { t } from './messages.ts';

interface Choice {
  letter: string;
  label: string;
  question: Question | undefined;
  subject: string;
}

export function DealActs({ deal }: { deal: OpsDealDetail }): ReactNode {
  const acts = useActs();
  const [dialog, ask] = useReasonDialog();
  const { started, end, another } = useDealQuestions();
  const [sentDialog, askSent] = useSentDialog();
  const { paid, refund, refuse, sent } = useInvoiceQuestions();
  const { invoice, state } = deal;
  const isOwn = useIsOwnCase(deal.tutor.user_id, deal.guardian?.user_id);
  const ofDeal = `deal:${deal.id}`;
  const ofInvoice = `invoice:${invoice?.id ?? 0}`;
  const isWaiting = state === 'in_process';
  const choices: Choice[] = [
    {
      letter: 'f',
      label: t('deal.started.guardian'),
      question: isWaiting && !deal.guardian_started ? started(deal, 'guardian') : undefined,
      subject: ofDeal,
    },
    {
      letter: 't',
      label: t('deal.started.tutor'),
      question: isWaiting && !deal.tutor_started ? started(deal, 'tutor') : undefined,
      subject: ofDeal,
    },
    {
      letter: 'm',
      label: t('invoices.paid'),
      question: invoice ? paid(invoice) : undefined,
      subject: ofInvoice,
    },
    {
      letter: 'w',
      label: t(`invoices.${invoice?.refund_preview?.act ?? 'refund'}`),
      question: invoice ? refund(invoice) : undefined,
      subject: ofInvoice,
    },
    {
      letter: 'r',
      label: t('claim.refuse'),
      question: invoice ? refuse(invoice) : undefined,
      subject: ofInvoice,
    },
    {
      letter: 'e',
      label: t('deal.end'),
      question: state === 'ended' ? undefined : end(deal),
      subject: ofDeal,
    },
    {
      letter: 'a',
      label: t('deal.another'),
      question: mayAskAgain(deal) ? another(deal) : undefined,
      subject: ofDeal,
    },
  ];
  const possible = choices.filter(({ question }) => question !== undefined);
  const toSendBack = invoice ? sent(invoice) : undefined;
  if (isOwn) return <OwnCase />;
  return (
    <>
      {toSendBack && <KeyButton letter="s" label={t('refund.sent')} act={() => askSent(toSendBack)} />}
      {possible.map(({ letter, label, question, subject }, index) => (
        <KeyButton
          key={letter}
          letter={letter}
          label={label}
          variant={index === 0 && !toSendBack ? 'filled' : 'default'}
          disabled={isHidden(acts, subject)}
          act={() => question && ask(question)}
        />
      ))}
      <ProblemButton letter="p" dealId={deal.id} />
      {dialog}
      {sentDialog}
    </>
  );
}

/** Within these days of the confirmation the job takes another tutor; the API knows whether somebody can be asked. */
const mayAskAgain = ({ state, created_at, guardian }: OpsDealDetail): boolean => {
  const until = Date.parse(created_at) + chargeRules.anotherTutor.days * 86_400_000;
  return state === 'ended' && guardian !== null && !isPast(new Date(until).toISOString());
};

const endReasons = ['guardian', 'tutor', 'both'] as const;

/** The questions of a deal's acts. None can be reversed, so each is sent 5 s after its answer. */
function useDealQuestions() {
  const act = useAct();
  const started = (deal: OpsDeal, side: DealSide): Question => ({
    about: `deal-${deal.id}-started-${side}`,
    title: t(`deal.started.${side}`),
    text: t('deal.started.text'),
    reasons: [t('deal.started.reason')],
    confirmLabel: t('deal.started.do'),
    onConfirm: (reason) =>
      act({
        subject: `deal:${deal.id}`,
        text: t(`deal.started.done.${side}`, { deal: dealName(deal) }),
        send: toSend('POST /api/ops/deals/:id/started', { params: { id: deal.id }, body: { side, reason } }),
      }),
  });
  const end = (deal: OpsDeal): Question => ({
    about: `deal-${deal.id}-end`,
    title: t('deal.end.title', { deal: dealName(deal) }),
    text: t('deal.end.text'),
    reasons: endReasons.map((reason) => t(`deal.reason.${reason}`)),
    confirmLabel: t('deal.end'),
    danger: true,
    onConfirm: (reason) =>
      act({
        subject: `deal:${deal.id}`,
        text: t('deal.end.done', { deal: dealName(deal) }),
        send: toSend('POST /api/ops/deals/:id/end', {
          params: { id: deal.id },
          body: { reason, from: deal.state },
        }),
      }),
  });
  const another = (deal: OpsDeal): Question => ({
    about: `deal-${deal.id}-another`,
    title: t('deal.another.title', { deal: dealName(deal) }),
    text: t('deal.another.text'),
    reasons: [t('deal.another.reason')],
    confirmLabel: t('deal.another'),
    onConfirm: (reason) =>
      act({
        subject: `deal:${deal.id}`,
        text: t('deal.another.done', { deal: dealName(deal) }),
        send: toSend('POST /api/ops/deals/:id/another-tutor', { params: { id: deal.id }, body: { reason } }),
      }),
  });
  return { started, end, another };
}
