import { TitledCard } from '@porao/features';
import { LinkAnchor } from '@porao/ui';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { Wallets } from '../../common/wallets.part.tsx';
import { t } from './messages.ts';

export function MoneyCard({ tutorId }: { tutorId: number }): ReactNode {
  return (
    <TitledCard
      title={t('wallets.title')}
      beside={<LinkAnchor to={`${paths.invoices}?tutor=${tutorId}`}>{t('person.invoices')}</LinkAnchor>}
    >
      <Wallets tutorId={tutorId} />
    </TitledCard>
  );
}
