import { otherSide, type RoutineAnswer, type RoutineChanges } from '@porao/contracts';
import { call, lazyComponent, query, useQuery } from '@porao/platform';
import { Button, Group, Notice, Stack, Text } from '@porao/ui';
import { failureText } from '../failure/failure.ts';
import { TitledCard } from '../page/titled.card.tsx';
import { CardState } from '../state/card-state.tsx';
import { type Opened, useDialog } from '../state/use-dialog.tsx';
import { answerMessage, useWrite } from '../write/write.ts';
import { changeText } from './change-text.ts';
import { t } from './messages.ts';
import type { ProposeDialogProps } from './propose.dialog.tsx';
import { changesCall, staleCalls } from './routine.calls.ts';

const ProposeDialog = lazyComponent<ProposeDialogProps>(
  () => import(/* webpackChunkName: "propose-dialog" */ './propose.dialog.tsx'),
);

/** In ms: what the other side answers is seen while the page is open. */
const refreshed = 60_000;

/** Shows how the routine of a tuition is other than usual, and what one side proposes: the same for both sides. */
export function RoutineChangesCard({ dealId }: { dealId: number }) {
  const source = useQuery({ ...query(changesCall, { params: { id: dealId } }), refetchInterval: refreshed });
  return (
    <TitledCard title={t('title')}>
      <CardState source={source}>{({ data }) => <Changes of={data} />}</CardState>
    </TitledCard>
  );
}

function Changes({ of }: { of: RoutineChanges }) {
  const { open, holds, ramadan, routine } = of;
  const [dialog, ask] = useDialog<Omit<ProposeDialogProps, keyof Opened>>(ProposeDialog);
  const hasTimetable = holds.some(({ kind }) => kind === 'ramadan');
  return (
    <Stack>
      {open && <Open of={of} open={open} />}
      {holds.length === 0 ? (
        <Text tone="dim">{t('usual')}</Text>
      ) : (
        <Stack as="ul" gap="2xs" aria-label={t('title')}>
          {holds.map((change) => (
            <Text as="li" key={`${change.kind} ${change.from} ${change.to} ${change.minutes}`}>
              {changeText(change)}
            </Text>
          ))}
        </Stack>
      )}
      {!open && (
        <Group>
          {ramadan && routine.length > 0 && !hasTimetable && (
            <Button
              size="sm"
              icon="clock"
              aria-haspopup="dialog"
              onClick={() => ask({ of, kind: 'ramadan' })}
            >
              {t('propose.ramadan')}
            </Button>
          )}
          <Button
            size="sm"
            variant="default"
            icon="calendar"
            aria-haspopup="dialog"
            onClick={() => ask({ of, kind: 'pause' })}
          >
            {t('propose')}
          </Button>
        </Group>
      )}
      {dialog}
    </Stack>
  );
}

interface OpenProps {
  of: RoutineChanges;
  open: NonNullable<RoutineChanges['open']>;
}

function Open({ of: { deal_id: id, side, name }, open }: OpenProps) {
  const isMine = open.proposed_by === side;
  const other = otherSide(side);
  const write = useWrite({
    send: (answer: RoutineAnswer) =>
      call('POST /api/deals/:id/routine-changes/:changeId/answer', {
        params: { id, changeId: open.id },
        body: { answer },
      }),
    stale: staleCalls,
    success: answerMessage,
    failed: failureText,
  });
  const answers = isMine ? (['withdrawn'] as const) : (['agreed', 'declined'] as const);
  const labels = { withdrawn: t('back'), agreed: t('agree'), declined: t('decline') };
  const change = changeText(open);
  return (
    <Notice tone={isMine ? 'info' : 'warning'} still>
      <Stack gap="sm">
        <Text>
          {isMine
            ? t('open.mine', { change, side: name ?? t(`side.${other}`) })
            : t('open.yours', { change, side: name ?? t(`Side.${other}`) })}
        </Text>
        <Group>
          {answers.map((answer) => (
            <Button
              key={answer}
              size="sm"
              variant={answer === 'agreed' ? 'filled' : 'default'}
              busy={write.busy}
              busyLabel={t('sending')}
              onClick={() => write.press(answer)}
            >
              {labels[answer]}
            </Button>
          ))}
        </Group>
      </Stack>
    </Notice>
  );
}
