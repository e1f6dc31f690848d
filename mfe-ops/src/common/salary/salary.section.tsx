import type { OpsSalaryMonth } from '@porao/contracts';
import { CardState } from '@porao/features';
import { monthText } from '@porao/features/lessons';
import {
  claimLine,
  claimState,
  claimTitle,
  claimTones,
  SalarySums,
  salaryEntryText,
} from '@porao/features/salary';
import { formatDate, query, useQuery } from '@porao/platform';
import { Badge, Button, Group, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { DimLine } from '../dim-line.tsx';
import { live } from '../queue/paged.ts';
import { useSalaryDialog } from './ask-salary.ts';
import { t } from './messages.ts';

interface SalarySectionProps {
  dealId: number;
  /** The one of the lessons beside it; this month where it is left out. */
  month: string | undefined;
  onMonth: (month: string) => void;
  /** Words of a side on the phone can be written down. */
  canAdd: boolean;
}

/** The salary of the month whose lessons are shown, as both sides read it, with who wrote down what. */
export function SalarySection({ dealId, month, onMonth, canAdd }: SalarySectionProps): ReactNode {
  const input = { params: { id: dealId }, query: month === undefined ? {} : { month } };
  const source = useQuery({ ...query('GET /api/ops/deals/:id/salary', input), ...live });
  const [dialog, ask] = useSalaryDialog();
  return (
    <Stack as="section" gap="sm">
      <Title order={3} size={4}>
        {t('salary.title')}
      </Title>
      <CardState source={source}>
        {({ data }) => (
          <>
            <SalarySums of={data} />
            {data.claims.length === 0 ? <Text tone="dim">{t('salary.none')}</Text> : <Claims of={data} />}
            <Group>
              {data.open.map((one) => (
                <Button key={one.month} size="sm" variant="subtle" onClick={() => onMonth(one.month)}>
                  {t('salary.open', { month: monthText(one.month) })}
                </Button>
              ))}
              {canAdd && (
                <Button
                  size="sm"
                  variant="default"
                  icon="phone"
                  aria-haspopup="dialog"
                  onClick={() => ask({ of: data })}
                >
                  {t('salary.add')}
                </Button>
              )}
            </Group>
          </>
        )}
      </CardState>
      {dialog}
    </Stack>
  );
}

function Claims({ of: { claims, entries } }: { of: OpsSalaryMonth }): ReactNode {
  return (
    <>
      <Stack as="ul" gap="sm" aria-label={t('salary.title')}>
        {claims.map((claim) => (
          <li key={claim.id}>
            <Group>
              <Text weight="medium">{claimTitle(claim)}</Text>
              <Badge tone={claimTones[claim.state]}>{claimState(claim)}</Badge>
            </Group>
            <Text size="sm">{claimLine(claim)}</Text>
          </li>
        ))}
      </Stack>
      {entries.map((entry) => (
        <DimLine
          key={entry.id}
          parts={[
            formatDate(entry.at),
            salaryEntryText(entry, entries),
            entry.recorded_by && t('salary.phone', { name: entry.recorded_by, reason: entry.reason ?? '' }),
          ]}
        />
      ))}
    </>
  );
}
