import type { DealSide, OpsDeal } from '@porao/contracts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request as toSend } from '../../common/acts/request.ts';
import type { Question } from '../../common/ask-reason.tsx';
import { dealName } from './deal-lines.tsx';
import { t } from './messages.ts';

const endReasons = ['guardian', 'tutor', 'both'] as const;

/** The questions of a deal's acts. None can be reversed, so each is sent 5 s after its answer. */
export function useDealQuestions() {
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
  return { started, end };
}
