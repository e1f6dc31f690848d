import type { HistoryEntry, OpsDealDetail, OpsInvoice } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatDate, formatMoney, query, useParams, useQuery } from '@porao/platform';
import { Card, DefinitionGrid, Group, LinkAnchor, List, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { Contact } from '../../common/contact.tsx';
import { DimLine } from '../../common/dim-line.tsx';
import { DueBadge } from '../../common/due.badge.tsx';
import { useIsLead } from '../../common/is-lead.ts';
import { LessonsCard } from '../../common/lessons/lessons.card.tsx';
import { textOr } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { live } from '../../common/queue/paged.ts';
import { useNeighbours } from '../../common/queue/queue-order.ts';
import { RecordPage } from '../../common/record.page.tsx';
import { Record } from '../../common/record.tsx';
import { RoutineCard } from '../../common/routine/routine.card.tsx';
import { Wallets } from '../../common/wallets.part.tsx';
import { DealActs } from './deal.actions.tsx';
import { DealBadge, dealLine, dealName, InvoiceBadge } from './deal-lines.tsx';
import { offerText } from './invoice-acts.ts';
import { t } from './messages.ts';
import { OnlineCard } from './online.part.tsx';

/** One deal: who, whose word that lessons started is there, the charge, and how it came about. */
export default function DealPage(): ReactNode {
  const id = Number(useParams().dealId);
  const source = useQuery({ ...query('GET /api/ops/deals/:id', { params: { id } }), ...live });
  const neighbours = useNeighbours(paths.deals, id);
  return (
    <RecordPage
      source={source}
      title={t('deal.title')}
      error={t('deal.failed')}
      back={{ to: neighbours.list, label: t('deals.title') }}
      heading={(deal) => ({
        title: dealName(deal),
        text: dealLine(deal),
        actions: <DealBadge state={deal.state} />,
      })}
    >
      {(deal) => (
        <Record
          key={id}
          neighbours={neighbours}
          to={(dealId) => paths.deal({ dealId })}
          acts={<DealActs deal={deal} />}
          aside={deal.invoice && <InvoiceCard invoice={deal.invoice} />}
        >
          <Card as="section" aria-label={t('deal.title')}>
            <DefinitionGrid
              minColumn="9rem"
              items={[
                { label: t('facts.tutor'), value: <Contact of={deal.tutor} /> },
                {
                  label: t('facts.guardian'),
                  value: deal.guardian ? <Contact of={deal.guardian} /> : t('facts.none'),
                },
                { label: t('deal.word.tutor'), value: <Start start={deal.tutor_started} /> },
                { label: t('deal.word.guardian'), value: <Start start={deal.guardian_started} /> },
                ...(deal.start_by
                  ? [{ label: t('deal.start'), value: <DueBadge by={deal.start_by} of="sides" /> }]
                  : []),
                { label: t('facts.salary'), value: formatMoney(deal.salary) },
                { label: t('facts.address'), value: deal.address, wide: true },
                {
                  label: t('job.title'),
                  value: (
                    <LinkAnchor to={paths.job({ jobId: deal.tuition_job_offer_id })}>
                      {deal.class_name}
                    </LinkAnchor>
                  ),
                },
              ]}
            />
          </Card>
          <LessonsCard dealId={id} sides={[deal.tutor.user_id, deal.guardian?.user_id]} />
          <RoutineCard dealId={id} sides={[deal.tutor.user_id, deal.guardian?.user_id]} />
          <OnlineCard payments={deal.online} />
          <TitledCard
            title={t('deal.history')}
            beside={<LinkAnchor to={`${paths.cases}?deal=${id}`}>{t('cases.title')}</LinkAnchor>}
          >
            <HistoryCard history={deal.history} />
          </TitledCard>
        </Record>
      )}
    </RecordPage>
  );
}

function Start({ start }: { start: OpsDealDetail['tutor_started'] }): ReactNode {
  if (!start) return <Text tone="dim">{t('deal.word.none')}</Text>;
  const day = formatDate(start.at);
  return start.recorded_by === null
    ? t('deal.word.own', { day })
    : t('deal.word.phone', { day, name: start.recorded_by });
}

function stateOf({ entity, to_state }: HistoryEntry): string {
  if (entity === 'deal') return textOr(t, `deals.state.${to_state as 'ended'}`, to_state);
  if (entity === 'invoice') return textOr(t, `invoices.status.${to_state as 'paid'}`, to_state);
  return textOr(t, `state.${to_state as 'applied'}`, to_state);
}

function HistoryCard({ history }: { history: readonly HistoryEntry[] }): ReactNode {
  return (
    <List
      icon="chevron-right"
      items={history.map((entry) => ({
        key: entry.id,
        content: (
          <>
            <Text weight="medium">{stateOf(entry)}</Text>
            {entry.reason && <Text size="sm">{entry.reason}</Text>}
            <DimLine parts={[formatDate(entry.at), t(`deal.actor.${entry.actor}`)]} />
          </>
        ),
      }))}
    />
  );
}

const sentLine = (at: string, trx: string | null | undefined): string =>
  trx ? t('refund.sentBy', { day: formatDate(at), trx }) : formatDate(at);

function InvoiceCard({ invoice }: { invoice: OpsInvoice }): ReactNode {
  const { refund_preview: preview, refunded_amount: refunded, refund_sent_at, refund_trx_id } = invoice;
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
          ...(refund_sent_at
            ? [{ label: t('refund.sentOn'), value: sentLine(refund_sent_at, refund_trx_id) }]
            : []),
        ]}
      />
      <Text size="sm">{offerText(invoice)}</Text>
      {preview && !isLead && (
        <Text size="sm" tone="dim">
          {t('invoices.leads')} <LinkAnchor to={paths.operators}>{t('invoices.leads.who')}</LinkAnchor>
        </Text>
      )}
      {(preview?.act === 'refund' || invoice.refund_by) && <Wallets tutorId={invoice.tutor_id} />}
    </TitledCard>
  );
}
