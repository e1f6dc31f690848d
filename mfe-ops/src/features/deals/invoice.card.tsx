import type { OpsInvoice } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatDate, formatMoney } from '@porao/platform';
import { DefinitionGrid, Group, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { useIsLead } from '../../common/is-lead.ts';
import { Wallets } from '../../common/wallets.part.tsx';
import { InvoiceBadge } from './deal-lines.tsx';
import { t } from './messages.ts';

export function InvoiceCard({ invoice }: { invoice: OpsInvoice }): ReactNode {
  const { refund_preview: preview, refunded_amount: refunded } = invoice;
  const isLead = useIsLead();
  return (
    <TitledCard title={t('facts.charge')}>
      <Group>
        <InvoiceBadge invoice={invoice} />
      </Group>
      <DefinitionGrid
        items={[
          { label: t('invoices.amount'), value: formatMoney(invoice.amount) },
          { label: t('invoices.due.label'), value: formatDate(invoice.due_on) },
          ...(invoice.paid_at === null
            ? []
            : [{ label: t('invoices.status.paid'), value: formatDate(invoice.paid_at) }]),
          ...(refunded === null
            ? []
            : [{ label: t('invoices.status.refunded'), value: formatMoney(refunded) }]),
        ]}
      />
      <Text size="sm">
        {preview
          ? t(`invoices.${preview.act}.text`, {
              amount: formatMoney(preview.amount),
              day: formatDate(preview.until),
            })
          : t('invoices.nothing')}
      </Text>
      {preview && !isLead && (
        <Text size="sm" tone="dim">
          {t('invoices.leads')}
        </Text>
      )}
      {preview?.act === 'refund' && <Wallets tutorId={invoice.tutor_id} />}
    </TitledCard>
  );
}
