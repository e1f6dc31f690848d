import { PageHeader, Stack, TabLinks } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';

/** What the three pages of payment stand in. */
export function PaymentFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <AreaPage>
      <PageHeader title={t('payment.title')} />
      <Stack>
        <TabLinks
          label={t('payment.tabs')}
          items={[
            { to: '/tutor/payment/invoice', label: t('payment.invoice') },
            { to: '/tutor/payment/pay-now', label: t('payment.payNow') },
            { to: '/tutor/payment/transaction-history', label: t('payment.history') },
          ]}
        />
        {children}
      </Stack>
    </AreaPage>
  );
}
