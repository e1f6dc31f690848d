import { t } from '../../common/messages.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { InvoiceList } from './invoice.list.tsx';
import { invoices } from './sample.ts';

export default function InvoicePage() {
  return (
    <SectionPage title={t('payments.title')} section="payment" sample>
      <InvoiceList invoices={invoices} />
    </SectionPage>
  );
}
