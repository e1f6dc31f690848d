import { support } from '@porao/contracts/paths';
import { TitledCard } from '@porao/features';
import { formatDigits, notify, siteConfig } from '@porao/platform';
import { Anchor, Button, LinkAnchor, Text, Title } from '@porao/ui';
import { Checkbox, RadioChips } from '@porao/ui/controls';
import { useState } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { BillCard } from './bill.card.tsx';
import styles from './payment.module.css';
import { invoices, payAmount } from './sample.ts';

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

const methods = ['bkash', 'nagad', 'other'] as const;

/** Shows how it would be paid. Nothing is asked of a wallet or card, and nothing is taken (decision OQ-057). */
function PayCard() {
  const [method, setMethod] = useState<(typeof methods)[number]>('bkash');
  const [accepted, setAccepted] = useState(false);
  return (
    <TitledCard title={t('pay.how')}>
      <RadioChips
        label={t('pay.method')}
        options={methods.map((value) => ({ value, label: t(`pay.method.${value}`) }))}
        value={method}
        onChange={setMethod}
      />
      <Checkbox label={t('pay.policy')} checked={accepted} onChange={setAccepted} />
      <Button
        size="lg"
        fullWidth
        onClick={() => notify({ tone: 'info', title: t('sample'), message: t('pay.taken') })}
      >
        {t('pay.button', { amount: formatDigits(payAmount) })}
      </Button>
      <Text size="sm" tone="dim">
        {t('pay.nothing')}
      </Text>
      <Helpline />
    </TitledCard>
  );
}

/** The number comes from the installation's configuration. */
function Helpline() {
  const phone = siteConfig().phone;
  return (
    <div>
      <Title order={3} size={4}>
        {t('pay.helpline')}
      </Title>
      {phone ? (
        <Anchor href={`tel:${phone}`}>{formatDigits(phone)}</Anchor>
      ) : (
        <Text>
          {t('none')} <LinkAnchor to={support}>{t('pay.support')}</LinkAnchor>
        </Text>
      )}
    </div>
  );
}
