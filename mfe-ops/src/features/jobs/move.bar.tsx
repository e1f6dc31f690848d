import type { OpsApplication, OpsJobDetail } from '@porao/contracts';
import { closingReasons } from '@porao/contracts/constants';
import { formatDate, formatMoney, formatNumber } from '@porao/platform';
import { Group, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { useConfirmDialog } from '../../common/ask-confirm.tsx';
import { useReasonDialog } from '../../common/ask-reason.tsx';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import styles from './jobs.module.css';
import { t } from './messages.ts';
import { type Step, stepOf, useMoves } from './moves.ts';

const steps: readonly (readonly [step: Step, letter: string])[] = [
  ['shortlisted', 's'],
  ['appointed', 'p'],
  ['confirm', 'c'],
];

interface MoveBarProps {
  application: OpsApplication;
  job: OpsJobDetail;
  isMoving: boolean;
}

export function MoveBar({ application, job, isMoving }: MoveBarProps): ReactNode {
  const { move } = useMoves();
  const [dialog, ask] = useReasonDialog();
  const [confirmDialog, confirm] = useConfirmDialog();
  const step = stepOf(application);
  const { name } = application.tutor;
  const amount = formatMoney(job.charge.amount);
  /** A charge is asked about first; nothing else is, since it can be cancelled for 5 s. */
  const go = (to: Step) => {
    const act = () => void move(application, to);
    if (to !== 'confirm' || job.charge.amount === 0) return act();
    confirm({
      title: t('moves.confirm.title', { name }),
      text: t('moves.confirm.text', { amount }),
      confirmLabel: t('moves.confirm.do', { amount }),
      onConfirm: act,
    });
  };
  const close = () =>
    ask({
      about: `application-${application.id}-close`,
      title: t('moves.close.title', { name }),
      text: t('moves.close.text'),
      keyedReasons: closingReasons.map((value) => ({ value, label: t(`rejection.${value}`) })),
      confirmLabel: t('moves.close.do'),
      danger: true,
      onConfirm: (reason, chosen) => {
        const key = closingReasons.find((one) => one === chosen);
        return move(application, 'not_selected', { reason, key });
      },
    });
  return (
    <section aria-label={t('record.acts')} className={styles.bar}>
      {step === 'confirm' && (
        <Text size="sm">
          {t(job.charge.amount > 0 ? 'moves.charge' : 'moves.charge.none', {
            amount,
            percent: formatNumber(job.charge.percentage),
            day: formatDate(job.charge.due_on),
          })}
        </Text>
      )}
      <Group>
        {steps.map(([to, letter]) => (
          <KeyButton
            key={to}
            letter={letter}
            label={t(`moves.${to}`)}
            variant={step === to ? 'filled' : 'default'}
            disabled={step !== to || isMoving}
            act={() => go(to)}
          />
        ))}
        <KeyButton
          letter="x"
          label={t('moves.close')}
          variant="default"
          disabled={step === undefined || isMoving}
          act={close}
        />
      </Group>
      {dialog}
      {confirmDialog}
    </section>
  );
}
