import type { OpsCaseDetail } from '@porao/contracts';
import { formatMoney } from '@porao/platform';
import { Stack, Text } from '@porao/ui';
import { Checkbox } from '@porao/ui/controls';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../common/acts/acts.store.ts';
import { request as toSend } from '../../common/acts/request.ts';
import type { Question } from '../../common/ask-reason.tsx';
import type { Confirmation } from '../../common/confirm.dialog.tsx';
import { subjectOf } from './case-lines.tsx';
import { t } from './messages.ts';

type Choice = OpsCaseDetail['choices'][number];
type Waiting = NonNullable<OpsCaseDetail['waiting']>;

/** Words of a decision for buttons: `Refund ৳ 1,650`. */
export const decisionWords = ({ decision, amount }: Pick<Choice, 'decision' | 'amount'>): string =>
  t(`case.decide.${decision}`, { amount: formatMoney(amount ?? 0) });

/** Says what the press does, with the amount; a refund or waiver that a lead confirms only asks for it. */
export function buttonWords(choice: Choice): string {
  const { decision, amount, second_lead } = choice;
  const isMoney = decision === 'refund' || decision === 'waive';
  if (!isMoney || !second_lead) return decisionWords(choice);
  return t(`case.decide.${decision}.lead`, { amount: formatMoney(amount ?? 0) });
}

/** The questions before a decision. Nothing of it can be reversed, so each is sent 5 s after its answer. */
export function useDecisions(of: OpsCaseDetail) {
  const act = useAct();
  const { id, side, tutor, guardian, deal } = of;
  const params = { id };
  // A warning is for the side that the report is about.
  const other = side === 'guardian' ? tutor.name : (guardian?.name ?? t('facts.none'));
  const doesText = ({ decision, amount }: Pick<Choice, 'decision' | 'amount'>) =>
    t(`case.does.${decision}`, { amount: formatMoney(amount ?? 0), tutor: tutor.name, other });

  const deciding = (choice: Choice): Question => {
    const { decision, amount, second_lead } = choice;
    const end = { isChosen: false };
    const mayEnd = decision !== 'replace_tutor' && deal !== null && deal.state !== 'ended';
    return {
      about: `case-${id}-${decision}`,
      title: buttonWords(choice),
      text: (
        <Stack gap="xs">
          <Text>{doesText(choice)}</Text>
          <Text>{t(second_lead ? 'case.does.lead' : 'case.does.told')}</Text>
          {mayEnd && <EndDeal onChange={(isChosen) => Object.assign(end, { isChosen })} />}
        </Stack>
      ),
      confirmLabel: buttonWords(choice),
      danger: amount !== null || decision === 'replace_tutor' || decision === 'ban_review',
      onConfirm: (reason) =>
        act({
          subject: subjectOf(of),
          text: t('case.decided.done', { what: buttonWords(choice) }),
          send: toSend('POST /api/ops/cases/:id/decide', {
            params,
            body: {
              decision,
              reason,
              end_deal: end.isChosen,
              ...(amount !== null && { amount }),
            },
          }),
        }),
    };
  };
  const confirming = (waiting: Waiting): Confirmation => ({
    title: t('case.confirm', { what: decisionWords(waiting) }),
    text: `${doesText(waiting)} ${t('case.does.told')}`,
    confirmLabel: t('case.confirm', { what: decisionWords(waiting) }),
    onConfirm: () =>
      void act({
        subject: subjectOf(of),
        text: t('case.confirm.done', { what: decisionWords(waiting) }),
        send: toSend('POST /api/ops/cases/:id/confirm', { params }),
      }),
  });
  const returning = (waiting: Waiting): Question => ({
    about: `case-${id}-return`,
    title: t('case.return.title'),
    text: t('case.return.text'),
    confirmLabel: t('case.return'),
    onConfirm: (reason) =>
      act({
        subject: subjectOf(of),
        text: t('case.return.done', { what: decisionWords(waiting) }),
        send: toSend('POST /api/ops/cases/:id/return', { params, body: { reason } }),
      }),
  });
  return { deciding, confirming, returning };
}

function EndDeal({ onChange }: { onChange: (isChosen: boolean) => void }): ReactNode {
  const [isChosen, setChosen] = useState(false);
  return (
    <Checkbox
      label={t('case.endDeal')}
      checked={isChosen}
      onChange={(value) => {
        setChosen(value);
        onChange(value);
      }}
    />
  );
}
