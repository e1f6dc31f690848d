import { type SalaryClaim, type SalaryMonth, type SalaryWord, salaryRules } from '@porao/contracts';
import { openModal } from '@porao/platform';
import { Badge, Button, Card, Group, Stack, Text } from '@porao/ui';
import { failureText } from '../failure/failure.ts';
import { answerMessage, useWrite } from '../write/write.ts';
import { t } from './messages.ts';
import { type Reader, salaryCall, sendSalary } from './salary.calls.ts';
import { claimLine, claimState, claimTitle, claimTones } from './words.ts';

interface ClaimCardProps {
  claim: SalaryClaim;
  reader: Reader & Pick<SalaryMonth, 'entries'>;
  report: () => void;
}

/** A payment or an amount as both sides read it, with what the reader may answer. */
export function ClaimCard({ claim, reader, report }: ClaimCardProps) {
  const { state, side } = claim;
  const asksReader = state === 'waiting' && side !== reader.side;
  const title = claimTitle(claim);
  return (
    <Card as="article" aria-label={title} look={asksReader ? 'mango' : 'plain'}>
      <Stack gap="xs" align="start">
        <Group justify="space-between">
          <Text weight="medium">{title}</Text>
          <Badge tone={claimTones[state]}>{claimState(claim)}</Badge>
        </Group>
        <Text size="sm" tone="dim">
          {claimLine(claim)}
        </Text>
        {state === 'denied' && (
          <>
            <Text size="sm">{t('denied.text')}</Text>
            <Button size="sm" variant="default" icon="alert" aria-haspopup="dialog" onClick={report}>
              {t('report')}
            </Button>
          </>
        )}
        {state !== 'taken_back' && <Acts claim={claim} reader={reader} />}
      </Stack>
    </Card>
  );
}

const dayMs = 86_400_000;

/** The entry that the reader may take back: the own one until both agree, an answer of theirs as long as it may be. */
function takenBackBy({ side, entries }: ClaimCardProps['reader'], claim: SalaryClaim): number | null {
  if (claim.side === side) return claim.state === 'confirmed' ? null : claim.id;
  if (claim.state !== 'confirmed') return claim.answer;
  const answered = entries.find(({ id }) => id === claim.answer);
  const until = Date.parse(answered?.at ?? '') + salaryRules.backDays * dayMs;
  return claim.kind === 'paid' && Date.now() < until ? claim.answer : null;
}

function Acts({ claim, reader }: Pick<ClaimCardProps, 'claim' | 'reader'>) {
  const { id, kind, state, side } = claim;
  const write = useWrite({
    send: (word: Pick<SalaryWord, 'kind' | 'about'>) =>
      sendSalary(reader.deal_id, { ...word, month: reader.month }),
    stale: [salaryCall],
    success: answerMessage,
    failed: failureText,
  });
  const isOwn = side === reader.side;
  const toTakeBack = takenBackBy(reader, claim);
  const takeBack = (about: number) =>
    openModal({
      title: t('back.title'),
      body: t('back.text'),
      buttons: [
        { label: t('back.no'), variant: 'default' },
        { label: t('back.yes'), onPress: () => write.press({ kind: 'taken_back', about }) },
      ],
    });
  const isMoneyOfTutor = kind === 'paid' && reader.side === 'tutor';
  return (
    <Group>
      {!isOwn && state === 'waiting' && (
        <>
          <Button
            size="sm"
            icon="check"
            busy={write.busy && write.variables?.kind === 'confirmed'}
            busyLabel={t('saving')}
            onClick={() => write.press({ kind: 'confirmed', about: id })}
          >
            {t(isMoneyOfTutor ? 'received' : 'right')}
          </Button>
          <Button
            size="sm"
            variant="default"
            busy={write.busy && write.variables?.kind === 'denied'}
            busyLabel={t('saving')}
            onClick={() => write.press({ kind: 'denied', about: id })}
          >
            {t(isMoneyOfTutor ? 'received.no' : 'right.no')}
          </Button>
        </>
      )}
      {toTakeBack !== null && (
        <Button
          size="sm"
          variant="subtle"
          aria-haspopup="dialog"
          busy={write.busy}
          busyLabel={t('saving')}
          onClick={() => takeBack(toTakeBack)}
        >
          {t(isOwn ? 'back' : 'back.answer')}
        </Button>
      )}
    </Group>
  );
}
