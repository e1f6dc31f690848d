import type { OpsCaseDetail } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatDate } from '@porao/platform';
import { Group, Notice, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useConfirmDialog } from '../../common/ask-confirm.tsx';
import { useReasonDialog } from '../../common/ask-reason.tsx';
import { DimLine } from '../../common/dim-line.tsx';
import { useIsLead } from '../../common/is-lead.ts';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import { subjectOf } from './case-lines.tsx';
import styles from './cases.module.css';
import { buttonWords, decisionWords, useDecisions } from './decisions.tsx';
import { t } from './messages.ts';

/** The decision: the ones that the rules give, one that waits for a lead, or the one that was taken. */
export function DecideCard({ of }: { of: OpsCaseDetail }): ReactNode {
  const { state, waiting, decided, closed_reason, appealed_by } = of;
  return (
    <TitledCard title={t('case.decide')}>
      {appealed_by && <Text>{t('case.appealed', { side: t(`case.side.${appealed_by}`) })}</Text>}
      {decided && <Decided decided={decided} by={of.decided_by?.name} />}
      {closed_reason && <Text>{closed_reason}</Text>}
      {waiting && <Waiting of={of} waiting={waiting} />}
      {(state === 'open' || state === 'in_progress' || state === 'appealed') && <Choices of={of} />}
    </TitledCard>
  );
}

interface DecidedProps {
  decided: NonNullable<OpsCaseDetail['decided']>;
  by: string | undefined;
}

function Decided({ decided, by }: DecidedProps): ReactNode {
  const day = formatDate(decided.at);
  return (
    <div>
      <Text weight="bold">{decisionWords(decided)}</Text>
      <p className={styles.words}>{decided.reason}</p>
      <DimLine parts={[by === undefined ? day : t('case.decided.at', { day, name: by })]} />
    </div>
  );
}

const letters = {
  refund: 'r',
  waive: 'w',
  replace_tutor: 't',
  hide_review: 'v',
  warn: 'y',
  ban_review: 'h',
  no_action: 'z',
} as const;

function Choices({ of }: { of: OpsCaseDetail }): ReactNode {
  const [dialog, ask] = useReasonDialog();
  const acts = useActs();
  const { deciding } = useDecisions(of);
  if (of.left_to_others) return <Text tone="dim">{t('case.decide.yours')}</Text>;
  if (of.choices.length === 0) return <Text tone="dim">{t('case.decide.none')}</Text>;
  return (
    <Stack gap="xs">
      {of.choices.map((choice) => (
        <KeyButton
          key={choice.decision}
          letter={letters[choice.decision]}
          label={buttonWords(choice)}
          variant={choice.amount === null ? 'default' : 'filled'}
          disabled={isHidden(acts, subjectOf(of))}
          aria-haspopup="dialog"
          act={() => ask(deciding(choice))}
        />
      ))}
      {dialog}
    </Stack>
  );
}

interface WaitingProps {
  of: OpsCaseDetail;
  waiting: NonNullable<OpsCaseDetail['waiting']>;
}

function Waiting({ of, waiting }: WaitingProps): ReactNode {
  const isLead = useIsLead();
  const acts = useActs();
  const [reasonDialog, askReason] = useReasonDialog();
  const [confirmDialog, askConfirm] = useConfirmDialog();
  const { confirming, returning } = useDecisions(of);
  const what = decisionWords(waiting);
  const disabled = isHidden(acts, subjectOf(of));
  return (
    <>
      <Notice tone="warning" still title={t('case.waiting')}>
        {t(
          waiting.by_me ? 'case.waiting.own' : of.left_to_others ? 'case.decide.yours' : 'case.waiting.text',
        )}
      </Notice>
      <Decided decided={waiting} by={waiting.by?.name} />
      {isLead && !waiting.by_me && !of.left_to_others && (
        <Group>
          <KeyButton
            letter="f"
            label={t('case.confirm', { what })}
            disabled={disabled}
            aria-haspopup="dialog"
            act={() => askConfirm(confirming(waiting))}
          />
          <KeyButton
            letter="e"
            variant="default"
            label={t('case.return')}
            disabled={disabled}
            aria-haspopup="dialog"
            act={() => askReason(returning(waiting))}
          />
        </Group>
      )}
      {reasonDialog}
      {confirmDialog}
    </>
  );
}
