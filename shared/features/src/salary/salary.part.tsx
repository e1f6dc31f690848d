import type { SalaryMonth } from '@porao/contracts';
import { formatMoney, lazyComponent, query, useLocation, useQuery } from '@porao/platform';
import { Badge, Button, Group, LinkAnchor, Stack, Text } from '@porao/ui';
import { EntryList } from '../page/entry.list.tsx';
import { monthText } from '../page/months.ts';
import { TitledCard } from '../page/titled.card.tsx';
import { useProblemDialog } from '../problem/use-problem-dialog.ts';
import { CardState } from '../state/card-state.tsx';
import { type Opened, useDialog } from '../state/use-dialog.tsx';
import { ClaimCard } from './claim.card.tsx';
import { t } from './messages.ts';
import { type LoadMaker, ReceiptButton } from './receipt.button.tsx';
import { salaryCall } from './salary.calls.ts';
import type { SalaryDialogProps } from './salary.dialog.tsx';
import { isPaid, SalarySums } from './sums.part.tsx';
import { salaryEntryText } from './words.ts';

const SalaryDialog = lazyComponent<SalaryDialogProps>(
  () => import(/* webpackChunkName: "salary-dialog" */ './salary.dialog.tsx'),
);

/** In ms: what the other side writes is seen while the page is open. */
const refreshed = 60_000;

/** Asked beside the lessons of the month, so that neither waits for the other. */
export const useSalary = (id: number, month: string | null) =>
  useQuery({
    ...query(salaryCall, { params: { id }, query: month === null ? {} : { month } }),
    refetchInterval: refreshed,
  });

interface SalaryPartProps {
  source: ReturnType<typeof useSalary>;
  /** The month that the page shows. */
  month: string;
  /** Name of the other side. */
  name: string;
  loadMaker: LoadMaker;
}

/** The salary of a month: what is due and why, what was paid, and what the reader may write of it. */
export function SalaryPart({ source, month, name, loadMaker }: SalaryPartProps) {
  const of = source.data?.data;
  return (
    <TitledCard
      title={t('title', { month: monthText(month) })}
      beside={of && isPaid(of) && <Badge tone="success">{t('state.paid')}</Badge>}
    >
      <CardState source={source}>
        {({ data }) => <Content of={data} name={name} loadMaker={loadMaker} />}
      </CardState>
    </TitledCard>
  );
}

type ContentProps = Pick<SalaryPartProps, 'name' | 'loadMaker'> & { of: SalaryMonth };

function Content({ of, name, loadMaker }: ContentProps) {
  const { deal_id: dealId, side, claims } = of;
  const [dialog, write] = useDialog<Omit<SalaryDialogProps, keyof Opened>>(SalaryDialog);
  const ask = (what: SalaryDialogProps['what']) => write({ what, of });
  const [problem, askProblem] = useProblemDialog();
  const report = () =>
    askProblem({
      asked: { name: 'report', side, kind: side === 'tutor' ? 'unpaid' : 'other' },
      about: { deal: dealId },
      name,
    });
  return (
    <>
      <SalarySums of={of} />
      {claims.length === 0 ? (
        <Text tone="dim">{t('claim.none')}</Text>
      ) : (
        <Stack as="ul" gap="sm" aria-label={t('claims')}>
          {claims.map((claim) => (
            <li key={claim.id}>
              <ClaimCard claim={claim} reader={of} report={report} />
            </li>
          ))}
        </Stack>
      )}
      <Group>
        <Button icon="plus" aria-haspopup="dialog" onClick={() => ask('pay')}>
          {t(`pay.${side}`)}
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={() => ask('amount')}>
          {t('amount')}
        </Button>
        {of.confirmed > 0 && <ReceiptButton of={of} loadMaker={loadMaker} />}
      </Group>
      <OpenMonths of={of} />
      <Text size="sm" tone="dim">
        {t(`direct.${side}`)}
      </Text>
      {of.entries.length > 1 && (
        <EntryList
          title={t('entries')}
          entries={of.entries.map((entry) => ({ ...entry, text: salaryEntryText(entry, of.entries) }))}
        />
      )}
      {dialog}
      {problem}
    </>
  );
}

function OpenMonths({ of: { open } }: { of: SalaryMonth }) {
  const { pathname } = useLocation();
  if (open.length === 0) return null;
  return (
    <nav aria-label={t('open.title')}>
      <Text size="sm" weight="medium">
        {t('open.title')}
      </Text>
      <Stack as="ul" gap="2xs">
        {open.map(({ month, left }) => (
          <li key={month}>
            <LinkAnchor to={`${pathname}?month=${month}`}>
              {left > 0
                ? t('open.left', { month: monthText(month), amount: formatMoney(left) })
                : t('open.asks', { month: monthText(month) })}
            </LinkAnchor>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
