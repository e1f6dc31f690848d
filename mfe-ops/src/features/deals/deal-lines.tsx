import type { OpsDeal, OpsInvoice } from '@porao/contracts';
import { formatDate, formatMoney, formatNumber, formatRelative } from '@porao/platform';
import { Badge } from '@porao/ui';
import type { ReactNode } from 'react';
import { isClaimLate } from '../../common/claim-late.ts';
import { dotted } from '../../common/dim-line.tsx';
import { DueBadge } from '../../common/due.badge.tsx';
import { t } from './messages.ts';

export const dealName = (deal: OpsDeal): string =>
  t('deals.name', { tutor: deal.tutor.name, guardian: deal.guardian?.name ?? t('facts.none') });

export const dealLine = (deal: OpsDeal): string =>
  dotted(t('deals.number', { id: formatNumber(deal.id) }), deal.class_name, formatMoney(deal.salary));

const dealTones = { in_process: 'accent', continue: 'success', ended: 'neutral' } as const;

export function DealBadge({ state }: { state: OpsDeal['state'] }): ReactNode {
  return <Badge tone={dealTones[state]}>{t(`deals.state.${state}`)}</Badge>;
}

/** Says which side has not confirmed yet that lessons started. */
export function MissingWord({ deal }: { deal: OpsDeal }): ReactNode {
  if (deal.state !== 'in_process') return null;
  const { guardian_started: guardian, tutor_started: tutor } = deal;
  return (
    <Badge>
      {t(guardian ? 'deals.missing.tutor' : tutor ? 'deals.missing.guardian' : 'deals.missing.any')}
    </Badge>
  );
}

export const dealBadges = (deal: OpsDeal): ReactNode => (
  <>
    <MissingWord deal={deal} />
    <DueBadge by={deal.start_by} of="sides" />
    <DealBadge state={deal.state} />
    <time dateTime={deal.created_at}>{formatRelative(deal.created_at)}</time>
  </>
);

export const invoiceName = (invoice: OpsInvoice): string =>
  t('invoices.name', { amount: formatMoney(invoice.amount), tutor: invoice.tutor_name });

export const invoiceLine = (invoice: OpsInvoice): string =>
  dotted(
    t('invoices.number', { id: formatNumber(invoice.id) }),
    invoice.class_name,
    t('invoices.percent', { percent: formatNumber(invoice.percentage), base: formatMoney(invoice.base) }),
  );

/** A claim of its tutor waits for a decision. */
export const hasOpenClaim = ({ claim, status }: OpsInvoice): boolean =>
  Boolean(claim?.claimed_at && !claim.refused) && (status === 'unpaid' || status === 'paid');

const tones = { unpaid: 'accent', paid: 'success', refunded: 'info', waived: 'neutral' } as const;

/** Today in Bangladesh, `YYYY-MM-DD`: charges are due on its calendar. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format();

export function InvoiceBadge({ invoice }: { invoice: OpsInvoice }): ReactNode {
  const isOverdue = invoice.status === 'unpaid' && invoice.due_on < today();
  return (
    <>
      {isOverdue && (
        <Badge tone="error" icon="alert">
          {t('invoices.overdue')}
        </Badge>
      )}
      {hasOpenClaim(invoice) && (
        <Badge tone="accent">{t(invoice.claim?.certain ? 'claim.badge.certain' : 'claim.badge')}</Badge>
      )}
      <DueBadge by={invoice.refund_by} of="refund" />
      {hasOpenClaim(invoice) && isClaimLate(invoice.claim?.claimed_at) && (
        <Badge tone="error" icon="alert">
          {t('claim.badge.late')}
        </Badge>
      )}
      <Badge tone={tones[invoice.status]}>{t(`invoices.status.${invoice.status}`)}</Badge>
    </>
  );
}

export const invoiceBadges = (invoice: OpsInvoice): ReactNode => (
  <>
    <InvoiceBadge invoice={invoice} />
    {invoice.status === 'unpaid' && (
      <time dateTime={invoice.due_on}>{t('invoices.due', { day: formatDate(invoice.due_on) })}</time>
    )}
  </>
);
