import { call, query, useQuery } from '@porao/platform';
import { LinkButton, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { ForLeads } from '../../common/for-leads.tsx';
import { paths } from '../../common/paths.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { accountLine, accountName, signed } from './ledger-lines.ts';
import { t } from './messages.ts';

/** The accounts of the platform charges, the site's own first; Enter opens one. */
export default function LedgerPage(): ReactNode {
  return (
    <ForLeads title={t('ledger.title')}>
      <Accounts />
    </ForLeads>
  );
}

const kinds = ['own', 'tutors', 'open'] as const;

function Accounts(): ReactNode {
  const params = useListParams();
  const filter = { of: params.oneOf('of', kinds), q: params.get('q') };
  const accounts = useQuery({
    ...query('GET /api/ops/ledger', { query: { page: params.page, ...filter } }),
    ...asQueue,
    ...live,
  });
  return (
    <QueuePage
      words={(key) => t(`ledger.${key}`)}
      header={{
        actions: (
          <LinkButton to={paths.ledgerDifferences} variant="default">
            {t('ledger-differences.title')}
          </LinkButton>
        ),
      }}
      search={t('ledger.search')}
      filters={[choiceFilter('of', t('ledger.of'), kinds, (kind) => t(`ledger.of.${kind}`))]}
      above={<Text tone="dim">{t('ledger.signs')}</Text>}
      csv={{ name: 'ledger', send: () => call('GET /api/ops/ledger.csv', { query: filter, file: true }) }}
      source={accounts}
      subject={({ id }) => `account:${id}`}
      to={({ id }) => paths.ledgerAccount({ account: id })}
      title={accountName}
      renderBeside={({ balance }) => <Text weight="bold">{signed(balance)}</Text>}
    >
      {accountLine}
    </QueuePage>
  );
}
