import { formatDigits, query, useQuery } from '@porao/platform';
import { DefinitionGrid, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { Loaded } from './loaded.tsx';
import { t } from './messages.ts';

export function Wallets({ tutorId }: { tutorId: number }): ReactNode {
  const source = useQuery(query('GET /api/ops/tutors/:id/wallets', { params: { id: tutorId } }));
  return (
    <Loaded source={source} label={t('wallets.title')} count={1} error={t('wallets.failed')}>
      {({ data }) =>
        data.length === 0 ? (
          <Text size="sm">{t('wallets.none')}</Text>
        ) : (
          <DefinitionGrid
            items={data.map(({ wallet_type, account_number }) => ({
              label: t(`wallets.kind.${wallet_type}`),
              value: formatDigits(account_number),
            }))}
          />
        )
      }
    </Loaded>
  );
}
