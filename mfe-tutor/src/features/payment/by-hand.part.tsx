import type { HandPayment, TutorInvoice } from '@porao/contracts';
import { payReference } from '@porao/contracts/trx-id';
import { answerMessage, failureToast, lazyPart, useWrite } from '@porao/features';
import { call, formatDate, formatDigits, formatMoney } from '@porao/platform';
import {
  ActionIcon,
  Button,
  DefinitionGrid,
  Flex,
  LoadingState,
  Notice,
  Stack,
  Text,
  Title,
} from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import type { ByHandFormProps } from './by-hand.form.tsx';

const ByHandForm = lazyPart<ByHandFormProps>(
  () => import(/* webpackChunkName: "by-hand" */ './by-hand.form.tsx'),
  () => <LoadingState label={t('byHand.loading')} shape="form" count={2} />,
);

/** Says what became of a payment that was entered; a refusal of before the charge was paid says nothing any more. */
export function EnteredNotice({ invoice }: { invoice: TutorInvoice }): ReactNode {
  const { status, paid_at, hand_payment: last } = invoice;
  if (last?.state === 'returned')
    return (
      <Notice still title={t('byHand.returned.title', { amount: formatMoney(last.returned_amount ?? 0) })}>
        {t('byHand.returned', {
          trx: last.trx_id,
          day: formatDate(last.decided_at ?? last.claimed_at),
          sent: last.return_trx_id ?? '',
        })}
      </Notice>
    );
  if (last?.state !== 'refused') return null;
  if (status !== 'unpaid' && (last.decided_at ?? '') < (paid_at ?? '')) return null;
  return (
    <Notice tone="warning" still title={t('byHand.refused.title')}>
      {t('byHand.refused', { reason: last.reason ?? '', trx: last.trx_id })}
    </Notice>
  );
}

interface ByHandProps {
  invoice: TutorInvoice;
  /** Begins with the form, for a payment that was taken back to be entered again. */
  isAgain?: boolean;
}

/** Where an unpaid charge is paid by hand. */
export function ByHand({ invoice, isAgain = false }: ByHandProps): ReactNode {
  const { id, accounts = [] } = invoice;
  const [isOpen, setOpen] = useState(isAgain);
  if (accounts.length === 0) return null;
  return (
    <Stack as="section" gap="sm" aria-label={t('byHand.title')}>
      <Title order={3} size={4}>
        {t('byHand.title')}
      </Title>
      <Text>{t('byHand.text')}</Text>
      <Accounts invoice={invoice} />
      {isOpen ? (
        <ByHandForm invoiceId={id} ways={accounts.map(({ way }) => way)} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button variant="light" onClick={() => setOpen(true)}>
            {t('byHand.enter')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface ClaimedProps {
  payment: HandPayment;
  /** Called before it is taken back. */
  onAgain: () => void;
}

/** A payment that is being checked; one that was mistyped is taken back and entered again. */
export function Claimed({ payment, onAgain }: ClaimedProps): ReactNode {
  const { id, amount, way, trx_id, claimed_at } = payment;
  const { busy, press } = useWrite({
    send: () => call('DELETE /api/tutor/hand-payments/:id', { params: { id } }),
    stale: ['GET /api/tutor/invoices'],
    success: answerMessage,
    failed: failureToast(t('byHand.again.failed')),
  });
  return (
    <Notice
      title={t('byHand.claimed.title')}
      action={
        <Button
          variant="subtle"
          size="sm"
          busy={busy}
          busyLabel={t('byHand.again.busy')}
          onClick={() => {
            onAgain();
            press();
          }}
        >
          {t('byHand.again')}
        </Button>
      }
    >
      {t('byHand.claimed', {
        amount: formatMoney(amount),
        way: t(`byHand.${way}`),
        trx: trx_id,
        day: formatDate(claimed_at),
      })}
    </Notice>
  );
}

function Accounts({ invoice: { id, amount, accounts = [] } }: { invoice: TutorInvoice }): ReactNode {
  const rows = [
    { label: t('byHand.amount'), shown: formatMoney(amount), copied: String(amount) },
    { label: t('byHand.reference'), shown: payReference(id), copied: payReference(id) },
    ...accounts.map(({ way, account }) => ({
      label: t(`byHand.${way}`),
      shown: way === 'bank' ? account : formatDigits(account),
      copied: account,
    })),
  ];
  return (
    <DefinitionGrid
      minColumn="12rem"
      items={rows.map(({ label, shown, copied }) => ({
        label,
        value: <Copied what={label} shown={shown} text={copied} />,
      }))}
    />
  );
}

/** A value with a button that copies it; where a browser does not allow that, it is selected by hand. */
function Copied({ what, shown, text }: { what: string; shown: string; text: string }): ReactNode {
  const [copied, setCopied] = useState<boolean>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <Flex gap="2xs" align="center">
        <Text as="span" weight="medium" style={{ userSelect: 'all' }}>
          {shown}
        </Text>
        <ActionIcon
          icon={copied ? 'check' : 'copy'}
          label={t('byHand.copy', { what })}
          onClick={() => void copy()}
        />
      </Flex>
      <Text as="span" size="sm" tone="dim" role="status">
        {copied !== undefined && t(copied ? 'byHand.copied' : 'byHand.notCopied')}
      </Text>
    </>
  );
}
