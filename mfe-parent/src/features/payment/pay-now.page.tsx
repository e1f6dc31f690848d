import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { BillCard } from './bill.card.tsx';
import { PayCard } from './pay.card.tsx';
import styles from './payment.module.css';
import { invoices } from './sample.ts';

export default function PayNowPage() {
  const invoice = invoices.find(({ status }) => status === 'unpaid');
  return (
    <SectionPage title={t('pay.title')} back={{ to: paths.invoice, label: t('tab.invoice') }} sample>
      <div className={styles.pay}>
        {invoice && <BillCard invoice={invoice} />}
        <PayCard />
      </div>
    </SectionPage>
  );
}
