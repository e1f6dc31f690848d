import type { LedgerDifference } from '@porao/contracts';
import { formatDate, formatMoney, formatRelative, query, useQuery } from '@porao/platform';
import { Badge, Notice, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dim-line.tsx';
import { ForLeads } from '../../common/for-leads.tsx';
import { paths } from '../../common/paths.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { entryName } from './ledger-lines.ts';
import { t } from './messages.ts';

/** The daily comparison of invoices and ledger; Enter opens the deal of a difference. */
export default function LedgerDifferencesPage(): ReactNode {
  return (
    <ForLeads title={t('ledger-differences.title')}>
      <Differences />
    </ForLeads>
  );
}

function Differences(): ReactNode {
  const { page } = useListParams();
  const differences = useQuery({
    ...query('GET /api/ops/ledger-differences', { query: { page } }),
    ...asQueue,
    ...live,
  });
  return (
    <QueuePage
      words={(key) => t(`ledger-differences.${key}`)}
      header={{ back: { to: paths.ledger, label: t('ledger.title') } }}
      above={differences.data && <Compared last={differences.data.compared} />}
      source={differences}
      subject={({ id }) => `difference:${id}`}
      to={({ deal_id }) => paths.deal({ dealId: deal_id })}
      title={entryName}
      renderBeside={stateBadge}
    >
      {({ expected, found, found_at }) =>
        dotted(
          t('ledger-differences.amounts', { expected: formatMoney(expected), found: formatMoney(found) }),
          t('ledger-differences.found', { day: formatDate(found_at) }),
        )
      }
    </QueuePage>
  );
}

function Compared({ last }: { last: { at: string; invoices: number } | null }): ReactNode {
  if (!last) return <Notice tone="info">{t('ledger-differences.never')}</Notice>;
  const { at, invoices: count } = last;
  return <Text tone="dim">{t('ledger-differences.last', { ago: formatRelative(at), count })}</Text>;
}

const stateBadge = ({ closed_at }: LedgerDifference): ReactNode =>
  closed_at ? (
    <Badge tone="success">{t('ledger-differences.closed', { day: formatDate(closed_at) })}</Badge>
  ) : (
    <Badge tone="error">{t('ledger-differences.open')}</Badge>
  );
