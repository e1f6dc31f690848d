import { ruled, TitledCard, useWriteForm } from '@porao/features';
import { formatDate, formatDigits, formatMoney } from '@porao/platform';
import { Button, Card, cx, Flex, Group, Stack, Text } from '@porao/ui';
import { Form, SubmitButton, TextField } from '@porao/ui/forms';
import { useId, useRef, useState } from 'react';
import { t } from '../../common/messages.ts';
import { SampleBadge, saySample } from '../../common/sample.tsx';
import styles from './payment.module.css';
import { bill, type Invoice, parentId, payAmount } from './sample.ts';
import { StatusBadge } from './status.badge.tsx';

export function BillCard({ invoice }: { invoice: Invoice }) {
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
