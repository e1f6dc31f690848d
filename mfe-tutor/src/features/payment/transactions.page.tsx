import type { TutorTransaction } from '@porao/contracts';
import { jobDetails, pathTo } from '@porao/contracts/paths';
import { formatDate, formatDigits, formatMoney, query } from '@porao/platform';
import { Card, Group, LinkAnchor, LinkButton, Stack, Text, Title } from '@porao/ui';
import { EndlessList } from '../../common/endless.list.tsx';
import { useEndless } from '../../common/endless.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { PaymentLayout } from './payment.layout.tsx';

const call = 'GET /api/tutor/transactions';

/** The tutor's charges, payments, waivers and refunds, newest first (decision OQ-044). */
export default function TransactionsPage() {
  const transactions = useEndless<TutorTransaction>((page) => query(call, { query: { page } }));
  return (
    <PaymentLayout>
      <EndlessList
        source={transactions}
        idOf={({ id }) => id}
        renderItem={(transaction) => <TransactionCard transaction={transaction} />}
        label={t('payment.history')}
        error={t('transactions.error')}
        empty={{
          title: t('transactions.empty'),
          text: t('transactions.hint'),
          action: (
            <LinkButton to={paths.invoice} variant="light">
              {t('pay.invoices')}
            </LinkButton>
          ),
        }}
        words={{ more: t('transactions.more'), end: t('transactions.end') }}
      />
    </PaymentLayout>
  );
}

/** For the tutor, a charge is minus and its payment plus. */
function TransactionCard({ transaction }: { transaction: TutorTransaction }) {
  const { kind, at, amount, balance, invoice_id, class_name, tuition_job_offer_id: jobId } = transaction;
  const taka = formatMoney(Math.abs(balance));
  return (
    <Card as="article">
      <Group justify="space-between" gap="md">
        <Stack gap="2xs">
          <Title order={2} size={4}>
            {t(`transactions.${kind}`)}
          </Title>
          <Text size="sm" tone="dim">
            <time dateTime={at}>{formatDate(at)}</time> ·{' '}
            {t('invoice.title', { id: formatDigits(invoice_id) })}
          </Text>
          <LinkAnchor to={pathTo(jobDetails, { jobId })} target="_blank" rel="noopener">
            {t('transactions.job', { class: class_name, id: formatDigits(jobId) })}
          </LinkAnchor>
        </Stack>
        <Stack gap="2xs" align="end">
          <Text
            as="strong"
            weight="bold"
            tone={amount > 0 ? 'error' : 'brand'}
            style={{ whiteSpace: 'nowrap' }}
          >
            {`${amount > 0 ? '−' : '+'} ${formatMoney(Math.abs(amount))}`}
          </Text>
          <Text size="sm" tone="dim">
            {balance === 0
              ? t('transactions.settled')
              : t(balance > 0 ? 'transactions.owed' : 'transactions.credit', { amount: taka })}
          </Text>
        </Stack>
      </Group>
    </Card>
  );
}
