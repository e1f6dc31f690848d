import type { HandPayment, TutorInvoice } from '@porao/contracts';
import { payReference } from '@porao/contracts/trx-id';
import { lazyPart } from '@porao/features';
import { formatDate, formatDigits, formatMoney } from '@porao/platform';
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

/** Where an unpaid charge is paid by hand, and what became of a payment that was entered. */
export function ByHand({ invoice }: { invoice: TutorInvoice }): ReactNode {
  const { id, status, accounts = [], hand_payment: last } = invoice;
  const [isOpen, setOpen] = useState(false);
  if (status !== 'unpaid') return null;
  if (last?.state === 'claimed') return <Claimed payment={last} />;
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

/** Stays where a charge can only be paid otherwise now: its tutor still reads what became of the money. */
export function Refused({
  invoice: { accounts = [], hand_payment: last },
}: {
  invoice: TutorInvoice;
}): ReactNode {
  if (last?.state !== 'refused') return null;
  return (
    <Notice tone="warning" still title={t('byHand.refused.title')}>
      {t('byHand.refused', { reason: last.reason ?? '', trx: last.trx_id })}{' '}
      {accounts.length > 0 && t('byHand.refused.again')}
    </Notice>
  );
}

function Claimed({ payment: { amount, way, trx_id, claimed_at } }: { payment: HandPayment }): ReactNode {
  return (
    <Notice title={t('byHand.claimed.title')}>
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
