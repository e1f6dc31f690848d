import { call, query, useParams, useQuery } from '@porao/platform';
import { Group, LinkAnchor, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { ForLeads } from '../../common/for-leads.tsx';
import { paths } from '../../common/paths.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { accountName, entryLine, entryName, signed } from './ledger-lines.ts';
import { t } from './messages.ts';

/** One account with its entries, newest first; Enter opens the deal of one. */
export default function LedgerAccountPage(): ReactNode {
  const { account = '' } = useParams();
  return (
    <ForLeads title={t('ledger-account.title')}>
      <Entries key={account} account={account} />
    </ForLeads>
  );
}

function Entries({ account }: { account: string }): ReactNode {
  const { page } = useListParams();
  const entries = useQuery({
    ...query('GET /api/ops/ledger/:account', { params: { account }, query: { page } }),
    ...asQueue,
    ...live,
  });
  const of = entries.data?.account;
  return (
    <QueuePage
      words={(key) => (key === 'title' && of ? accountName(of) : t(`ledger-account.${key}`))}
      header={{ back: { to: paths.ledger, label: t('ledger.title') } }}
      above={
        of && (
          <Group>
            <Text weight="bold">{t('ledger-account.balance', { amount: signed(of.balance) })}</Text>
            {of.tutor && (
              <LinkAnchor to={paths.person({ userId: of.tutor.user_id })}>{of.tutor.name}</LinkAnchor>
            )}
          </Group>
        )
      }
      csv={{
        name: `ledger-${account.replace(':', '-')}`,
        send: () => call('GET /api/ops/ledger-entries.csv', { query: { account }, file: true }),
      }}
      source={entries}
      subject={({ id }) => `entry:${id}`}
      to={({ deal_id }) => paths.deal({ dealId: deal_id })}
      title={entryName}
      renderBeside={({ amount, balance }) => (
        <>
          <Text weight="bold">{signed(amount)}</Text>
          <Text tone="dim">{t('ledger-account.after', { amount: signed(balance) })}</Text>
        </>
      )}
    >
      {entryLine}
    </QueuePage>
  );
}
