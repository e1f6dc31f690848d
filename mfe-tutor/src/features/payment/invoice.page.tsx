import { LinkButton, Notice } from '@porao/ui';
import { EndlessList } from '../../common/endless.list.tsx';
import { useInvoices } from '../../common/invoices.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { InvoiceCard } from './invoice.card.tsx';
import { PaymentLayout } from './payment.layout.tsx';

/** The tutor's real platform charges. Nothing is collected here yet (decision OQ-133). */
export default function InvoicePage() {
  const invoices = useInvoices();
  const some = (invoices.data?.pages[0]?.total ?? 0) > 0;
  return (
    <PaymentLayout>
      {some && (
        <Notice tone="info" still>
          {t('invoice.note')}
        </Notice>
      )}
      <EndlessList
        source={invoices}
        idOf={(invoice) => invoice.id}
        renderItem={(invoice) => <InvoiceCard invoice={invoice} />}
        label={t('payment.invoice')}
        error={t('invoice.error')}
        empty={{
          title: t('invoice.empty'),
          text: t('invoice.hint'),
          action: (
            <LinkButton to={paths.confirmedJobs} variant="light">
              {t('history.title')}
            </LinkButton>
          ),
        }}
        words={{ more: t('invoice.more'), end: t('invoice.end') }}
      />
    </PaymentLayout>
  );
}
