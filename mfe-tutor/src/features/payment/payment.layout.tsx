import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { TabsPage } from '../../common/tabs.page.tsx';

export function PaymentLayout({ children }: { children: ReactNode }) {
  return (
    <TabsPage
      title={t('payment.title')}
      label={t('payment.tabs')}
      tabs={[
        { to: paths.invoice, label: t('payment.invoice') },
        { to: paths.transactions, label: t('payment.history') },
      ]}
    >
      {children}
    </TabsPage>
  );
}
