import { PageHeader, Stack, TabLinks } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

/** The frame of the three pages of payment. */
export function PaymentFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <AreaPage>
      <PageHeader title={t('payment.title')} />
      <Stack>
        <TabLinks
          label={t('payment.tabs')}
          items={[
            { to: paths.invoice, label: t('payment.invoice') },
            { to: paths.payNow, label: t('payment.payNow') },
            { to: paths.transactions, label: t('payment.history') },
          ]}
        />
        {children}
      </Stack>
    </AreaPage>
  );
}
