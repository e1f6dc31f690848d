import type { OpsOnlinePayment } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatDate, formatMoney } from '@porao/platform';
import { Button, List, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request as toSend } from '../../common/acts/request.ts';
import { type Question, useReasonDialog } from '../../common/ask-reason.tsx';
import { DimLine } from '../../common/dim-line.tsx';
import { useIsLead } from '../../common/is-lead.ts';
import { t } from './messages.ts';

/** Attempts to pay a charge online; a lead notes here that money which no charge needed was given back by hand. */
export function OnlineCard({ payments }: { payments: readonly OpsOnlinePayment[] }): ReactNode {
  const act = useAct();
  const acts = useActs();
  const isLead = useIsLead();
  const [dialog, ask] = useReasonDialog();
  const subject = ({ id }: OpsOnlinePayment) => `online:${id}`;
  const question = (payment: OpsOnlinePayment): Question => {
    const amount = formatMoney(payment.received ?? payment.amount);
    return {
      about: `online-${payment.id}-given-back`,
      title: t('online.givenBack.title', { amount }),
      text: t('online.pending.text'),
      wordsLabel: t('online.givenBack.words'),
      confirmLabel: t('online.givenBack'),
      onConfirm: (reason) =>
        act({
          subject: subject(payment),
          text: t('online.givenBack.done', { amount }),
          send: toSend('POST /api/ops/online-payments/:id/given-back', {
            params: { id: payment.id },
            body: { reason },
          }),
        }),
    };
  };
  if (payments.length === 0) return null;
  return (
    <TitledCard title={t('online.title')}>
      <List
        icon="chevron-right"
        items={payments.map((payment) => {
          const { id, way, state, amount, received, receipt, started_at } = payment;
          const isPending = state === 'refund_pending' && !isHidden(acts, subject(payment));
          return {
            key: id,
            content: (
              <>
                <Text weight="medium">
                  {t(`online.state.${state}`, { amount: formatMoney(received ?? amount) })}
                </Text>
                <DimLine
                  parts={[
                    t('online.line', { way: t(`online.way.${way}`), day: formatDate(started_at) }),
                    receipt && t('online.receipt', { receipt }),
                  ]}
                />
                {isPending && <Text size="sm">{t('online.pending.text')}</Text>}
                {isPending && isLead && (
                  <Button size="sm" variant="default" onClick={() => ask(question(payment))}>
                    {t('online.givenBack')}
                  </Button>
                )}
              </>
            ),
          };
        })}
      />
      {dialog}
    </TitledCard>
  );
}
