import type { OpsRoutineChanges } from '@porao/contracts';
import { CardState, TitledCard } from '@porao/features';
import { changeText } from '@porao/features/routine';
import { formatDate, query, useQuery } from '@porao/platform';
import { Button, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { DimLine } from '../dim-line.tsx';
import { useIsOwnCase } from '../own-case.tsx';
import { live } from '../queue/paged.ts';
import { useRoutineDialog } from './ask-routine.ts';
import { t } from './messages.ts';

interface RoutineCardProps {
  dealId: number;
  /** Accounts of the sides: others than these write down what one says by phone. */
  sides: readonly (number | undefined)[];
}

/** Shows how the routine of a deal is other than usual, and all that its sides proposed. */
export function RoutineCard({ dealId, sides }: RoutineCardProps): ReactNode {
  const source = useQuery({
    ...query('GET /api/ops/deals/:id/routine-changes', { params: { id: dealId } }),
    ...live,
  });
  const [dialog, ask] = useRoutineDialog();
  const isOwn = useIsOwnCase(...sides);
  return (
    <TitledCard title={t('routine.title')}>
      <CardState source={source}>
        {({ data }) => (
          <>
            <Holds of={data} />
            {data.changes.length > 0 && <Proposed of={data} />}
            {!isOwn && (
              <div>
                <Button
                  size="sm"
                  variant="default"
                  icon="phone"
                  aria-haspopup="dialog"
                  onClick={() => ask({ of: data })}
                >
                  {t(data.open ? 'routine.reply' : 'routine.propose')}
                </Button>
              </div>
            )}
          </>
        )}
      </CardState>
      {dialog}
    </TitledCard>
  );
}

function Holds({ of: { holds } }: { of: OpsRoutineChanges }): ReactNode {
  if (holds.length === 0) return <Text tone="dim">{t('routine.usual')}</Text>;
  return holds.map((change) => (
    <Text key={`${change.kind} ${change.from} ${change.to} ${change.minutes}`}>{changeText(change)}</Text>
  ));
}

function Proposed({ of: { changes, today } }: { of: OpsRoutineChanges }): ReactNode {
  const stateOf = ({ answer, to }: OpsRoutineChanges['changes'][number]) =>
    answer ?? (to < today ? 'over' : 'open');
  return (
    <Stack as="ul" gap="2xs" aria-label={t('routine.title')}>
      {changes.map((change) => (
        <li key={change.id}>
          <DimLine
            parts={[
              formatDate(change.proposed_at),
              t(`routine.asked.${change.proposed_by}`, { change: changeText(change) }),
              t(`routine.answer.${stateOf(change)}`),
              ...change.notes.map(({ recorded_by: name, reason }) => t('routine.phone', { name, reason })),
            ]}
          />
        </li>
      ))}
    </Stack>
  );
}
