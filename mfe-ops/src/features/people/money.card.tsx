import { TitledCard } from '@porao/features';
import { LinkAnchor } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { Wallets } from '../../common/wallets.part.tsx';

/** A tutor's platform charges, and where a refund would go. */
export function MoneyCard({ tutorId }: { tutorId: number }): ReactNode {
  return (
    <TitledCard
      title={t('invoices.wallets')}
      beside={<LinkAnchor to={`${paths.invoices}?tutor=${tutorId}`}>{t('person.invoices')}</LinkAnchor>}
    >
      <Wallets tutorId={tutorId} />
    </TitledCard>
  );
}
