import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { SectionPage } from '../../common/section.page.tsx';

/** Invoices and transactions under their tabs. */
export function PaymentPage({ children }: { children: ReactNode }): ReactNode {
  return (
    <SectionPage title={t('payments.title')} section="payment" sample>
      {children}
    </SectionPage>
  );
}
