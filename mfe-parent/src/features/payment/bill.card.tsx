import { TitledCard } from '@porao/features';
import { formatDate, formatDigits, formatMoney } from '@porao/platform';
import { cx, Group, Text } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { SampleBadge } from '../../common/sample.tsx';
import styles from './payment.module.css';
import { PromoCode } from './promo-code.tsx';
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
