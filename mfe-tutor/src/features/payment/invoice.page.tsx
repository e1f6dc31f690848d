import type { InvoiceStatus, TutorInvoice } from '@porao/contracts';
import { jobDetails, pathTo, terms } from '@porao/contracts/paths';
import { formatDate, formatDigits, formatMoney } from '@porao/platform';
import {
  Badge,
  Card,
  DefinitionGrid,
  Flex,
  LinkAnchor,
  LinkButton,
  Notice,
  Stack,
  Text,
  Title,
} from '@porao/ui';
import { EndlessList } from '../../common/endless.list.tsx';
import { useInvoices } from '../../common/invoices.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { EnteredNotice } from './by-hand.part.tsx';
import { ClaimPart } from './claim.part.tsx';
import { PayWays } from './pay-ways.section.tsx';
import { PaymentLayout } from './payment.layout.tsx';
import { PaymentResult } from './payment-result.notice.tsx';

/** The tutor's platform charges, each with how it is paid (decision OQ-133). */
export default function InvoicePage() {
  const invoices = useInvoices();
  return (
    <PaymentLayout>
      <PaymentResult />
      <EndlessList
        source={invoices}
        idOf={(invoice) => invoice.id}
        renderItem={(invoice) => <InvoiceCard invoice={invoice} />}
        label={t('payment.invoice')}
        error={t('invoice.error')}
        empty={{
          title: t('invoice.empty'),
          text: t('invoice.hint'),
          action: (
            <LinkButton to={paths.confirmedJobs} variant="light">
              {t('history.title')}
            </LinkButton>
          ),
        }}
        words={{ more: t('invoice.more'), end: t('invoice.end') }}
      />
    </PaymentLayout>
  );
}

const tones = {
  unpaid: 'error',
  paid: 'success',
  refunded: 'info',
  waived: 'neutral',
} as const satisfies Record<InvoiceStatus, string>;

/** A platform charge: what it is for, how it came about, and when it falls due. */
function InvoiceCard({ invoice }: { invoice: TutorInvoice }) {
  const { id, tuition_job_offer_id: jobId, status, due_on, paid_at, refunded_at, refunded_amount } = invoice;
  const { refund_sent_at, refund_trx_id } = invoice;
  const facts = [
    {
      label: t('invoice.job'),
      value: (
        <LinkAnchor to={pathTo(jobDetails, { jobId: jobId })} target="_blank" rel="noopener">
          {formatDigits(jobId)}
        </LinkAnchor>
      ),
      icon: 'briefcase',
    },
    { label: t('invoice.issued'), value: day(invoice.issued_at), icon: 'calendar' },
    { label: t('invoice.due'), value: day(due_on), icon: 'clock' },
    ...(paid_at ? [{ label: t('invoice.paidOn'), value: day(paid_at), icon: 'check' } as const] : []),
    ...(refunded_at && refunded_amount !== null
      ? [
          {
            label: t('invoice.refunded'),
            value: `${formatMoney(refunded_amount)}, ${formatDate(refunded_at)}`,
            icon: 'money',
          } as const,
        ]
      : []),
    ...(refund_sent_at
      ? [
          {
            label: t('invoice.refundSent'),
            value: sentLine(refund_sent_at, refund_trx_id),
            icon: 'check',
          } as const,
        ]
      : []),
    {
      label: t('invoice.terms'),
      value: <LinkAnchor to={terms}>{formatDigits(invoice.terms_version)}</LinkAnchor>,
      icon: 'file',
    },
  ] as const;
  return (
    <Card as="article">
      <Stack gap="sm">
        <Flex justify="space-between" align="start" gap="sm">
          <Stack gap="2xs">
            <Title order={2} size={3}>
              {t('invoice.title', { id: formatDigits(id) })}
            </Title>
            <Text size="sm" tone="dim">
              {t('invoice.for', { class: invoice.class_name })}
            </Text>
          </Stack>
          <Badge tone={tones[status]}>
            {t(status === 'refunded' ? 'invoice.status.refunded' : `invoice.${status}`)}
          </Badge>
        </Flex>
        <Text as="strong" size="xl" weight="bold">
          {formatMoney(invoice.amount)}
        </Text>
        <Text>
          <Text as="span" weight="medium">
            {t('invoice.how')}
          </Text>{' '}
          {computationOf(invoice)}
        </Text>
        {isOverdue(invoice) && !isClaimed(invoice) && !isLookedFor(invoice) && (
          <Notice tone="warning" still>
            {t('invoice.overdue')}
          </Notice>
        )}
        <EnteredNotice invoice={invoice} />
        {status === 'refunded' && invoice.refund_sent_at === null && (
          <Notice still title={t('invoice.owed', { amount: formatMoney(refunded_amount ?? 0) })}>
            {t('invoice.owed.text')}
          </Notice>
        )}
        {status === 'unpaid' && (!isClaimed(invoice) || isLookedFor(invoice)) && (
          <PayWays invoice={invoice} />
        )}
        <ClaimPart invoice={invoice} />
        <DefinitionGrid items={facts} minColumn="10rem" />
      </Stack>
    </Card>
  );
}

const isClaimed = ({ claim }: TutorInvoice) => Boolean(claim?.claimed_at) && claim?.refused === null;

const isLookedFor = ({ hand_payment: last }: TutorInvoice) => last?.state === 'claimed';

const sentLine = (at: string, trx: string | null | undefined): string =>
  trx ? t('invoice.refundSent.by', { day: formatDate(at), trx }) : formatDate(at);

const day = (iso: string) => <time dateTime={iso}>{formatDate(iso)}</time>;

/** Written from its parts, in the page's language and digits. */
function computationOf({ percentage, base, amount, kind }: TutorInvoice): string {
  if (amount === 0) return t('invoice.free');
  return t('invoice.sum', {
    percent: percentage,
    base: formatMoney(base),
    kind: t(`invoice.kind.${kind}`),
    amount: formatMoney(amount),
  });
}

/** Milliseconds that Bangladesh is ahead of UTC. */
const ahead = 6 * 3600 * 1000;

/** Returns whether an unpaid charge's last day is over, by the calendar of Bangladesh. */
export function isOverdue(
  { status, due_on }: Pick<TutorInvoice, 'status' | 'due_on'>,
  now = Date.now(),
): boolean {
  const today = new Date(now + ahead).toISOString().slice(0, 10);
  return status === 'unpaid' && due_on < today;
}
