import { EmptyState } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { SectionPage } from '../../common/section.page.tsx';

export default function TransactionsPage() {
  return (
    <SectionPage title={t('payments.title')} section="payment">
      <EmptyState title={t('transactions.none')} text={t('payments.free')} />
    </SectionPage>
  );
}
