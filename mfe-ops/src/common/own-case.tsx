import { query, useQuery } from '@porao/platform';
import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

/** Returns whether one of these accounts is that of the signed-in operator: the API refuses acts on one's own case. */
export function useIsOwnCase(...accounts: readonly (number | undefined)[]): boolean {
  const id = useQuery(query('GET /api/v1/user')).data?.data.id;
  return id !== undefined && accounts.includes(id);
}

export const OwnCase = (): ReactNode => <Text tone="dim">{t('case.own')}</Text>;
