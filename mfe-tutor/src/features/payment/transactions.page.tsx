import { formatDate, formatDigits, formatMoney } from '@porao/platform';
import { Card, Group, LinkAnchor, Stack, Text, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SampleNotice } from '../../common/sample.notice.tsx';
import { PaymentLayout } from './payment.layout.tsx';
import { sampleTransactions } from './sample.ts';

/** Shows how the list of payments will look, with sample data (decision OQ-044). */
export default function TransactionsPage() {
  return (
    <PaymentLayout>
      <SampleNotice action={<LinkAnchor to={paths.invoice}>{t('pay.invoices')}</LinkAnchor>}>
        {t('transactions.sample')}
      </SampleNotice>
      <Stack as="ul" gap="sm" aria-label={t('payment.history')}>
        {sampleTransactions.map(({ number, date, kind, amount }) => (
          <li key={number}>
            <Card as="article">
              <Group justify="space-between" gap="md">
                <Stack gap="2xs">
                  <Title order={2} size={4}>
                    {t(`transactions.${kind}`)}
                  </Title>
                  <Text size="sm" tone="dim">
                    {formatDigits(number)} · <time dateTime={date}>{formatDate(date)}</time>
                  </Text>
                </Stack>
                <Text
                  as="strong"
                  weight="bold"
                  tone={amount < 0 ? 'error' : 'brand'}
                  style={{ whiteSpace: 'nowrap' }}
                >
                  {`${amount < 0 ? '−' : '+'} ${formatMoney(Math.abs(amount))}`}
                </Text>
              </Group>
            </Card>
          </li>
        ))}
      </Stack>
    </PaymentLayout>
  );
}
