import { formatDate, formatDigits, formatMoney, language } from '@porao/platform';
import { Card, DefinitionGrid, EmptyState, Grid, Group, LinkButton, Stack, Text, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SampleBadge } from '../../common/sample.tsx';
import { SectionPage } from '../../common/section.page.tsx';
import { type Invoice, invoices } from './sample.ts';
import { StatusBadge } from './status.badge.tsx';

export default function InvoicePage() {
  return (
    <SectionPage title={t('payments.title')} section="payment" sample>
      <InvoiceList invoices={invoices} />
    </SectionPage>
  );
}

export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return <EmptyState title={t('invoice.none')} text={t('invoice.none.text')} />;
  return (
    <Grid as="ul" minColumn="22rem">
      {invoices.map((invoice) => (
        <InvoiceCard key={invoice.salary_number} invoice={invoice} />
      ))}
    </Grid>
  );
}

function InvoiceCard({ invoice }: { invoice: Invoice }) {
  return (
    <Card as="li">
      <Stack>
        <Group justify="space-between">
          <Group>
            <StatusBadge status={invoice.status} />
            <SampleBadge />
          </Group>
          <Text size="sm" tone="dim">
            {t('invoice.number', { number: formatDigits(invoice.salary_number) })}
          </Text>
        </Group>
        <Group justify="space-between">
          <Title order={2} size={4}>
            {t('invoice.salary')}
          </Title>
          <Text as="strong" size="xl" weight="bold">
            {formatMoney(invoice.amount)}
          </Text>
        </Group>
        <DefinitionGrid
          items={[
            { label: t('invoice.job'), value: formatDigits(invoice.job_id) },
            { label: t('invoice.type'), value: invoice.job_type[language] },
            { label: t('invoice.coach'), value: invoice.coach_name[language] },
            { label: t('invoice.month'), value: monthOf(invoice.salary_month) },
            { label: t('invoice.issued'), value: formatDate(invoice.issue_date) },
            { label: t('invoice.due'), value: formatDate(invoice.due_date) },
          ]}
        />
        {invoice.status === 'unpaid' && (
          <div>
            <LinkButton to={paths.payNow} icon="payment">
              {t('invoice.pay')}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** `October 2026` of an ISO day. */
const monthOf = (day: string): string => formatDate(day, 'long').replace(/^\S+ /, '');
