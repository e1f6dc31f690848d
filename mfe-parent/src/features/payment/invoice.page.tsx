import type { ReactNode } from 'react';
import { InvoiceList } from './invoice.list.tsx';
import { PaymentPage } from './payment.page.tsx';
import { invoices } from './sample.ts';

export default function InvoicePage(): ReactNode {
  return (
    <PaymentPage>
      <InvoiceList invoices={invoices} />
    </PaymentPage>
  );
}
