import type { HandWay, ReadLine } from '@porao/contracts';
import { answerMessage, failureText, failureToast, useWrite } from '@porao/features';
import { call, formatMoney, formatNumber } from '@porao/platform';
import { Badge, Button, Card, EmptyState, Group, Notice, Stack, Text } from '@porao/ui';
import { RadioChips } from '@porao/ui/controls';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { DimLine } from '../../common/dim-line.tsx';
import { OpsPage } from '../../common/ops.layout.tsx';
import { paths } from '../../common/paths.ts';
import { t } from './messages.ts';

const ways = ['bkash', 'nagad', 'rocket', 'bank'] as const satisfies readonly HandWay[];
/** Those that can be recorded first. */
const order = ['received', 'match', 'reference', 'difference', 'own', 'unknown', 'used'] as const;
const tones = {
  received: 'success',
  match: 'success',
  reference: 'info',
  difference: 'error',
  own: 'accent',
  unknown: 'neutral',
  used: 'neutral',
} as const satisfies Record<ReadLine['outcome'], string>;

interface Read {
  way: HandWay;
  file: string;
  csv: string;
  lines: readonly ReadLine[];
}

const isMoney = ({ outcome }: ReadLine): boolean => outcome === 'match' || outcome === 'reference';
/** The most payments that are recorded at once. */
const most = 100;

/** A wallet's statement: what each line means is shown before anything is kept. */
export default function StatementPage(): ReactNode {
  const [way, setWay] = useState<HandWay>('bkash');
  const [read, setRead] = useState<Read>();
  const input = useRef<HTMLInputElement>(null);
  const reading = useWrite({
    send: async (file: File): Promise<Read> => {
      const csv = await file.text();
      const answer = await call('POST /api/ops/statements/read', { body: { way, csv } });
      return { way, file: file.name, csv, lines: answer.data.lines };
    },
    failed: null,
    onDone: (done) => {
      setWay(done.way);
      setRead(done);
    },
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again, corrected.
    target.value = '';
    setRead(undefined);
    if (file) reading.press(file);
  };
  const change = (next: HandWay) => {
    setWay(next);
    setRead(undefined);
  };
  return (
    <OpsPage title={t('statement.title')} back={{ to: paths.payments, label: t('payments.title') }}>
      <Card as="section" aria-label={t('statement.title')}>
        <Stack>
          <Text>{t('statement.text')}</Text>
          <RadioChips
            label={t('statement.way')}
            options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
            value={way}
            onChange={change}
          />
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,text/csv,text/plain"
            onChange={choose}
            data-testid="statement"
          />
          <Group>
            <Button
              icon="upload"
              variant={read ? 'default' : 'filled'}
              busy={reading.busy}
              busyLabel={t('statement.reading')}
              onClick={() => input.current?.click()}
            >
              {t(read ? 'statement.other' : 'statement.file')}
            </Button>
          </Group>
          {reading.error !== null && (
            <Notice tone="error" title={t('statement.failed')}>
              {failureText(reading.error)}
            </Notice>
          )}
        </Stack>
      </Card>
      {read && <Lines read={read} onKept={(lines) => setRead({ ...read, lines })} />}
    </OpsPage>
  );
}

interface LinesProps {
  read: Read;
  onKept: (lines: readonly ReadLine[]) => void;
}

function Lines({ read: { way, csv, file, lines }, onKept }: LinesProps): ReactNode {
  const [isKept, setKept] = useState(false);
  const found = lines.filter(isMoney).slice(0, most);
  const keeping = useWrite({
    send: () =>
      call('POST /api/ops/statements', { body: { way, csv, receive: found.map(({ trx_id }) => trx_id) } }),
    stale: ['GET /api/ops/payments', 'GET /api/ops/invoices', 'GET /api/ops/today'],
    success: answerMessage,
    failed: failureToast(t('statement.notKept')),
    onDone: ({ data }) => {
      onKept(data.lines);
      setKept(true);
    },
  });
  if (lines.length === 0) return <EmptyState title={t('statement.none')} />;
  const amount = formatMoney(found.reduce((sum, line) => sum + line.amount, 0));
  const rows = order.flatMap((outcome) => lines.filter((line) => line.outcome === outcome));
  return (
    <Stack>
      {(!isKept || found.length > 0) && (
        <Group>
          <Button busy={keeping.busy} busyLabel={t('statement.recording')} onClick={() => keeping.press()}>
            {found.length === 0
              ? t('statement.keep')
              : t('statement.record', { count: found.length, amount })}
          </Button>
        </Group>
      )}
      <Stack as="ul" gap="sm" aria-label={t('statement.lines', { file })}>
        {rows.map((line, index) => (
          // A TrxID may come twice in a file.
          <li key={`${line.trx_id} ${index}`}>
            <LineCard line={line} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function LineCard({ line }: { line: ReadLine }): ReactNode {
  const { outcome, trx_id, amount, date, sender, reference, invoice_id: id, due, tutor_name: tutor } = line;
  return (
    <Card>
      <Group justify="space-between" gap="sm">
        <Stack gap="2xs">
          <Text weight="bold">{`${formatMoney(amount)} · ${trx_id}`}</Text>
          <DimLine parts={[date ?? '', sender ?? '', reference ?? '']} />
          {id !== null && due !== null && tutor !== null && (
            <Text size="sm">
              {t('statement.for', { id: formatNumber(id), tutor, due: formatMoney(due) })}
            </Text>
          )}
        </Stack>
        <Badge tone={tones[outcome]}>{t(`statement.${outcome}`)}</Badge>
      </Group>
    </Card>
  );
}
