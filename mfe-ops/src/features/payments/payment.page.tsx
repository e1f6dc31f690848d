import type { OpsPayment } from '@porao/contracts';
import { payReference } from '@porao/contracts/trx-id';
import { TitledCard } from '@porao/features';
import { formatDate, formatMoney, formatNumber, query, useParams, useQuery } from '@porao/platform';
import { Badge, Card, DefinitionGrid, LinkAnchor, Notice, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { isHidden, useActs } from '../../common/acts/acts.list.ts';
import { useConfirmDialog } from '../../common/ask-confirm.tsx';
import { useReasonDialog } from '../../common/ask-reason.tsx';
import { Contact } from '../../common/contact.tsx';
import { DimLine } from '../../common/dim-line.tsx';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import { OwnCase, useIsOwnCase } from '../../common/own-case.tsx';
import { paths } from '../../common/paths.ts';
import { live } from '../../common/queue/paged.ts';
import { useNeighbours } from '../../common/queue/queue-order.ts';
import { RecordPage } from '../../common/record.page.tsx';
import { Record } from '../../common/record.tsx';
import { useSentDialog } from '../../common/sent/ask-sent.ts';
import { t } from './messages.ts';
import { usePaymentQuestions } from './payment-acts.ts';
import { differs, isReceivable, paymentLine, paymentName, subjectOf } from './payment-lines.tsx';
import { Screenshot } from './screenshot.part.tsx';

/** One payment by hand, with its screenshot and its line of a statement. */
export default function PaymentPage(): ReactNode {
  const id = Number(useParams().paymentId);
  const source = useQuery({ ...query('GET /api/ops/payments/:id', { params: { id } }), ...live });
  const neighbours = useNeighbours(paths.payments, id);
  return (
    <RecordPage
      source={source}
      title={t('payment.title')}
      error={t('payment.failed')}
      back={{ to: neighbours.list, label: t('payments.title') }}
      heading={(payment) => ({
        title: paymentName(payment),
        text: paymentLine(payment),
        actions: <Badge>{t(`search.state.${payment.state}`)}</Badge>,
      })}
    >
      {(payment) => (
        <Record
          key={id}
          neighbours={neighbours}
          to={(paymentId) => paths.payment({ paymentId })}
          acts={payment.state === 'claimed' && <PaymentActs payment={payment} />}
        >
          <Obstacle payment={payment} />
          <Card as="section" aria-label={t('payment.title')}>
            <DefinitionGrid minColumn="9rem" items={factsOf(payment)} />
          </Card>
          <TitledCard title={t('payment.picture')}>
            {payment.has_screenshot ? (
              <Screenshot paymentId={id} name={paymentName(payment)} />
            ) : (
              <Text tone="dim">{t('payment.picture.none')}</Text>
            )}
          </TitledCard>
        </Record>
      )}
    </RecordPage>
  );
}

/** Says why a payment that waits is not received as it is. */
function Obstacle({ payment }: { payment: OpsPayment }): ReactNode {
  const { state, invoice_status: status, line, amount } = payment;
  if (state !== 'claimed') return null;
  if (status !== 'unpaid')
    return <Notice tone="warning">{t('payment.settled', { status: t(`search.state.${status}`) })}</Notice>;
  if (!line || !differs(payment)) return null;
  return (
    <Notice tone="warning">
      {t('payment.difference', { amount: formatMoney(line.amount), due: formatMoney(amount) })}
    </Notice>
  );
}

const factsOf = (payment: OpsPayment) => [
  { label: t('facts.tutor'), value: <Contact of={payment.tutor} /> },
  { label: t('payment.amount'), value: formatMoney(payment.amount) },
  { label: t('payment.way'), value: t(`way.${payment.way}`) },
  { label: t('payment.trxId'), value: payment.trx_id },
  { label: t('payment.reference'), value: payReference(payment.invoice_id) },
  {
    label: t('payment.invoice'),
    value: (
      <LinkAnchor to={paths.deal({ dealId: payment.deal_id })}>{formatNumber(payment.invoice_id)}</LinkAnchor>
    ),
  },
  { label: t('payment.entered'), value: formatDate(payment.claimed_at) },
  ...(payment.decided_at ? [{ label: t('payment.decided'), value: formatDate(payment.decided_at) }] : []),
  ...(payment.return_trx_id ? [{ label: t('payment.returned.trxId'), value: payment.return_trx_id }] : []),
  ...(payment.reason ? [{ label: t('payment.reason'), value: payment.reason, wide: true }] : []),
  { label: t('payment.line'), value: <Line line={payment.line} />, wide: true },
];

function Line({ line }: { line: OpsPayment['line'] }): ReactNode {
  if (!line) return <Text tone="dim">{t('payment.line.none')}</Text>;
  const { amount, date, sender, reference } = line;
  const from = sender ? t('payment.line.from', { sender }) : '';
  return (
    <>
      <Text weight="medium">{formatMoney(amount)}</Text>
      <DimLine parts={[date ?? '', from, reference ?? '']} />
    </>
  );
}

function PaymentActs({ payment }: { payment: OpsPayment }): ReactNode {
  const acts = useActs();
  const { received, refuse, returned } = usePaymentQuestions();
  const [confirmDialog, confirm] = useConfirmDialog();
  const [reasonDialog, ask] = useReasonDialog();
  const [sentDialog, askSent] = useSentDialog();
  if (useIsOwnCase(payment.tutor.user_id)) return <OwnCase />;
  const isBusy = isHidden(acts, subjectOf(payment));
  return (
    <>
      {isReceivable(payment) && (
        <KeyButton
          letter="v"
          label={t('payment.received')}
          disabled={isBusy}
          act={() => confirm(received(payment))}
        />
      )}
      {!isReceivable(payment) && (
        <KeyButton
          letter="s"
          label={t('payment.returned')}
          disabled={isBusy}
          act={() => askSent(returned(payment))}
        />
      )}
      <KeyButton
        letter="r"
        variant="default"
        label={t('payment.refuse')}
        disabled={isBusy}
        act={() => ask(refuse(payment))}
      />
      {confirmDialog}
      {reasonDialog}
      {sentDialog}
    </>
  );
}
