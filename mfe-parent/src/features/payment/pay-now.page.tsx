import { support } from '@porao/contracts/paths';
import { ruled, TitledCard, useWriteForm } from '@porao/features';
import { formatDate, formatDigits, formatMoney, notify, siteConfig } from '@porao/platform';
import { Anchor, Button, Card, cx, Flex, Group, LinkAnchor, Stack, Text, Title } from '@porao/ui';
import { Checkbox, RadioChips } from '@porao/ui/controls';
import { Form, SubmitButton, TextField } from '@porao/ui/forms';
import { useId, useRef, useState } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SampleBadge, saySample } from '../../common/sample.tsx';
import { SectionPage } from '../../common/section.page.tsx';
import styles from './payment.module.css';
import { bill, type Invoice, invoices, parentId, payAmount } from './sample.ts';
import { StatusBadge } from './status.badge.tsx';

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

function BillCard({ invoice }: { invoice: Invoice }) {
  const lines = [
    { key: 'monthly', amount: bill.monthly },
    { key: 'extra', amount: bill.extra },
    { key: 'charge', amount: bill.charge },
    { key: 'gross', amount: bill.salary },
    { key: 'promo', amount: -invoice.promo_code },
    { key: 'balance', amount: -invoice.balance_adjustment },
    { key: 'total', amount: payAmount },
  ] as const;
  return (
    <TitledCard
      title={t('invoice.salary')}
      beside={
        <Group>
          <StatusBadge status={invoice.status} />
          <SampleBadge />
        </Group>
      }
    >
      <div>
        <Text size="sm" tone="dim">
          {t('pay.billTo')}
        </Text>
        <Text weight="medium">{t('pay.parent', { id: formatDigits(parentId) })}</Text>
        <Text size="sm" tone="dim">
          {t('pay.due', { date: formatDate(invoice.due_date) })}
        </Text>
      </div>
      <dl className={styles.lines}>
        {lines.map(({ key, amount }) => (
          <div key={key}>
            <dt>
              {key === 'monthly'
                ? t('pay.line.monthly', {
                    rate: bill.rate,
                    hours: bill.hours,
                    days: bill.days,
                  })
                : t(`pay.line.${key}`)}
            </dt>
            <dd className={cx(amount < 0 && styles.minus)}>
              {`${amount < 0 ? '- ' : ''}${formatMoney(Math.abs(amount))}`}
            </dd>
          </div>
        ))}
      </dl>
      <PromoCode />
    </TitledCard>
  );
}

const schema = ruled<{ code: string }>(({ code }) =>
  code.trim() === '' ? [{ path: ['code'], message: t('pay.promo.required') }] : [],
);

/** Opens where a code can be typed; 'Close' folds it away again. */
function PromoCode() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <Stack gap="sm">
      <div>
        <Button
          ref={opener}
          variant="light"
          icon="gift"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('pay.promo')}
        </Button>
      </div>
      <div id={id}>
        {isOpen && (
          <PromoForm
            onClose={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          />
        )}
      </div>
    </Stack>
  );
}

function PromoForm({ onClose }: { onClose: () => void }) {
  const { form, submit } = useWriteForm({ schema, start: { code: '' }, send: async () => saySample() });
  return (
    <Card look="soft">
      <Form form={form} onSubmit={submit} label={t('pay.promo')}>
        <TextField form={form} name="code" label={t('pay.promo.code')} autoComplete="off" maxLength={40} />
        <Flex gap="sm">
          <SubmitButton form={form} busyLabel={t('pay.promo.apply')}>
            {t('pay.promo.apply')}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {t('pay.promo.close')}
          </Button>
        </Flex>
      </Form>
    </Card>
  );
}
