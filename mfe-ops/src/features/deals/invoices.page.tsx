import type { OpsInvoice } from '@porao/contracts';
import { formatNumber } from '@porao/platform';
import { Button, Group, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { type Question, useReasonDialog } from '../../common/ask-reason.tsx';
import { OpsPage } from '../../common/ops.frame.tsx';
import { paths } from '../../common/paths.ts';
import { QueueFilters } from '../../common/queue/queue.filters.tsx';
import { Queue } from '../../common/queue/queue.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { invoiceBadges, invoiceLine, invoiceName } from './deal-lines.tsx';
import { dueKinds, invoiceStatuses, useInvoices } from './deals.queries.ts';
import { useInvoiceQuestions } from './invoice-acts.ts';
import { t } from './messages.ts';

/** The platform charges: `m` marks one as paid, `w` refunds or waives it; Enter opens its deal. */
export default function InvoicesPage(): ReactNode {
  const invoices = useInvoices(useListParams());
  const { paid, refund, isLead } = useInvoiceQuestions();
  const [dialog, ask] = useReasonDialog();
  const asking =
    (question: (invoice: OpsInvoice) => Question | undefined) =>
    ([invoice]: readonly OpsInvoice[]) => {
      const asked = invoice && question(invoice);
      if (asked) ask(asked);
    };
  return (
    <OpsPage title={t('invoices.title')}>
      <QueueFilters
        search={t('invoices.search')}
        filters={[
          {
            name: 'status',
            label: t('filters.status'),
            options: invoiceStatuses.map((value) => ({ value, label: t(`invoices.status.${value}`) })),
          },
          {
            name: 'due',
            label: t('invoices.when'),
            options: dueKinds.map((value) => ({ value, label: t(`invoices.when.${value}`) })),
          },
        ]}
      />
      <OneTutor />
      <Queue
        source={invoices}
        label={t('invoices.title')}
        error={t('invoices.failed')}
        empty={{ title: t('invoices.empty'), text: t('invoices.empty.text') }}
        subject={({ id }) => `invoice:${id}`}
        // The deal has the whole charge and its acts as buttons.
        to={({ deal_id }) => paths.deal({ dealId: deal_id })}
        title={invoiceName}
        renderBeside={invoiceBadges}
        acts={[
          { key: 'm', label: t('invoices.paid'), act: asking(paid) },
          ...(isLead ? [{ key: 'w', label: t('invoices.give'), act: asking(refund) }] : []),
        ]}
      >
        {invoiceLine}
      </Queue>
      {dialog}
    </OpsPage>
  );
}

/** Says that the list is of one tutor only, as a link from the person's page asks. */
function OneTutor(): ReactNode {
  const params = useListParams();
  const tutor = params.getId('tutor');
  if (tutor === undefined) return null;
  return (
    <Group>
      <Text>{t('invoices.tutor.only', { id: formatNumber(tutor) })}</Text>
      <Button variant="subtle" size="sm" onClick={() => params.set({ tutor: undefined })}>
        {t('invoices.tutor.all')}
      </Button>
    </Group>
  );
}
