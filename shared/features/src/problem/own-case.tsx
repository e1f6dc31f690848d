import type { Case } from '@porao/contracts';
import { formatDate, formatMoney } from '@porao/platform';
import { Badge, Button, Card, Group, Notice, Stack, Text } from '@porao/ui';
import { deadlineText, isPast } from '../page/deadline.ts';
import { t } from './messages.ts';
import styles from './problem.module.css';

interface OwnCaseProps {
  of: Case;
  ask: (what: 'answer' | 'appeal') => void;
}

const tones = {
  open: 'accent',
  in_progress: 'accent',
  waiting_confirmation: 'accent',
  decided: 'success',
  appealed: 'accent',
  closed: 'neutral',
} as const;

/** A problem as one side reads it: how far it is, what is asked, the decision, and the way to appeal. */
export function OwnCase({ of: one, ask }: OwnCaseProps) {
  const { kind, state, mine, opened_at, decide_by, question, decided, appeal_by, closed_reason } = one;
  return (
    <Card as="article" aria-label={t(`case.kind.${kind}`)}>
      <Stack gap="xs" align="start">
        <Group justify="space-between">
          <Text weight="medium">{t(`case.kind.${kind}`)}</Text>
          <Badge tone={tones[state]}>{t(`problem.state.${state}`)}</Badge>
        </Group>
        <Text size="sm" tone="dim">
          {t(mine ? 'problem.mine' : 'problem.theirs', { day: formatDate(opened_at) })}
        </Text>
        {question && (
          <Notice
            tone="warning"
            still
            title={t('problem.asked')}
            action={
              <Button size="sm" aria-haspopup="dialog" onClick={() => ask('answer')}>
                {t('problem.answer')}
              </Button>
            }
          >
            <span className={styles.words}>{question.text}</span>{' '}
            {t('problem.asked.by', { date: deadlineText(question.answer_by) })}
          </Notice>
        )}
        {decide_by && (
          <Text size="sm">
            {t(isPast(decide_by) ? 'problem.by.late' : 'problem.by', { date: deadlineText(decide_by) })}
          </Text>
        )}
        {decided && <Decided decided={decided} />}
        {closed_reason && <Text size="sm">{closed_reason}</Text>}
        {appeal_by && (
          <>
            <Text size="sm">{t('problem.appeal.by', { date: deadlineText(appeal_by) })}</Text>
            <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => ask('appeal')}>
              {t('problem.appeal')}
            </Button>
          </>
        )}
        <Written written={one.written} />
      </Stack>
    </Card>
  );
}

function Decided({ decided }: { decided: NonNullable<Case['decided']> }) {
  const decision = t(`case.decision.${decided.decision}`);
  const { amount, reason, at } = decided;
  return (
    <div>
      <Text weight="medium">
        {amount === null ? decision : t('problem.decided', { decision, amount: formatMoney(amount) })}
      </Text>
      <Text className={styles.words}>{reason}</Text>
      <Text size="sm" tone="dim">
        {t('problem.decided.on', { day: formatDate(at) })}
      </Text>
    </div>
  );
}

function Written({ written }: Pick<Case, 'written'>) {
  if (written.length === 0) return null;
  return (
    <details className={styles.written}>
      <summary>{t('problem.written')}</summary>
      <Stack as="ul" gap="xs">
        {written.map(({ text, at, photo_url }) => (
          <li key={at}>
            <Text size="sm" className={styles.words}>
              {text}
            </Text>
            {photo_url && <img src={photo_url} alt={t('problem.photo.yours')} className={styles.photo} />}
            <Text size="sm" tone="dim">
              {formatDate(at)}
            </Text>
          </li>
        ))}
      </Stack>
    </details>
  );
}
