import type { OpsInvoice } from '@porao/contracts';
import { call, formatNumber, query, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { type Question, useReasonDialog } from '../../common/ask-reason.tsx';
import { paths } from '../../common/paths.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { WholeList } from '../../common/queue/whole-list.tsx';
import { invoiceBadges, invoiceLine, invoiceName } from './deal-lines.tsx';
import { useInvoiceQuestions } from './invoice-acts.ts';
import { t } from './messages.ts';

const statuses = ['unpaid', 'paid', 'refunded', 'waived'] as const;
const dueKinds = ['due', 'overdue'] as const;
const claims = ['open'] as const;
const refunds = ['owed'] as const;

/** The platform charges: `m` marks one as paid, `w` refunds or waives it, `r` refuses a claim; Enter opens its deal. */
export default function InvoicesPage(): ReactNode {
  const params = useListParams();
  const filter = {
    status: params.oneOf('status', statuses),
    due: params.oneOf('due', dueKinds),
    claim: params.oneOf('claim', claims),
    refund: params.oneOf('refund', refunds),
    tutor_id: params.getId('tutor'),
    q: params.get('q'),
  };
  const invoices = useQuery({
    ...query('GET /api/ops/invoices', { query: { page: params.page, ...filter } }),
    ...asQueue,
    ...live,
  });
  const { paid, refund, refuse, isLead } = useInvoiceQuestions();
  const [dialog, ask] = useReasonDialog();
  const asking =
    (question: (invoice: OpsInvoice) => Question | undefined) =>
    ([invoice]: readonly OpsInvoice[]) => {
      const asked = invoice && question(invoice);
      if (asked) ask(asked);
    };
  return (
    <QueuePage
      words={(key) => t(`invoices.${key}`)}
      search={t('invoices.search')}
      filters={[
        choiceFilter('status', t('filters.status'), statuses, (value) => t(`invoices.status.${value}`)),
        choiceFilter('due', t('invoices.when'), dueKinds, (value) => t(`invoices.when.${value}`)),
        choiceFilter('refund', t('refund.filter'), refunds, (value) => t(`refund.filter.${value}`)),
        choiceFilter('claim', t('claim.filter'), claims, (value) => t(`claim.filter.${value}`)),
      ]}
      above={
        <WholeList
          name="tutor"
          label={t('invoices.tutor.all')}
          textOf={(id) => t('invoices.tutor.only', { id: formatNumber(id) })}
        />
      }
      csv={{
        name: 'invoices',
        send: () => call('GET /api/ops/invoices.csv', { query: filter, file: true }),
      }}
      source={invoices}
      subject={({ id }) => `invoice:${id}`}
      // The deal has the whole charge and its acts as buttons.
      to={({ deal_id }) => paths.deal({ dealId: deal_id })}
      title={invoiceName}
      renderBeside={invoiceBadges}
      acts={[
        { key: 'm', label: t('invoices.paid'), act: asking(paid) },
        ...(isLead
          ? [
              { key: 'w', label: t('invoices.give'), act: asking(refund) },
              { key: 'r', label: t('claim.refuse'), act: asking(refuse) },
            ]
          : []),
      ]}
      below={dialog}
    >
      {invoiceLine}
    </QueuePage>
  );
}
