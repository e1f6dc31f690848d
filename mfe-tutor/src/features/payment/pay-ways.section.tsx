import type { PaymentWays, TutorInvoice } from '@porao/contracts';
import { support } from '@porao/contracts/paths';
import { CardState } from '@porao/features';
import { useOnline } from '@porao/platform';
import { LinkAnchor, Notice, Stack, Text } from '@porao/ui';
import { RadioChips } from '@porao/ui/controls';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import { ByHand, Claimed } from './by-hand.part.tsx';
import { PayOnline } from './pay-online.part.tsx';
import { useWays } from './payment.queries.ts';

/** A way to pay a charge: the chip that chooses it, and what is done by it. */
interface WayEntry {
  readonly value: string;
  readonly label: string;
  readonly body: ReactNode;
}

const byHand = 'by_hand';

/** Every way to pay has its entries here. */
const entriesOf = ({ online }: PaymentWays, invoice: TutorInvoice, isAgain: boolean): readonly WayEntry[] => [
  ...online.map(({ way, test }) => ({
    value: way,
    label: t(`pay.${way}`),
    body: <PayOnline invoice={invoice} way={way} test={test} />,
  })),
  ...(invoice.accounts?.length
    ? [{ value: byHand, label: t('byHand.chip'), body: <ByHand invoice={invoice} isAgain={isAgain} /> }]
    : []),
];

/** Pays an unpaid charge: one press chooses the way, one pays. */
export function PayWays({ invoice }: { invoice: TutorInvoice }) {
  const ways = useWays();
  const online = useOnline();
  const last = invoice.hand_payment;
  const [isAgain, setAgain] = useState(false);
  // A second payment beside the one that is looked for would have to be given back.
  if (last?.state === 'claimed') return <Claimed payment={last} onAgain={() => setAgain(true)} />;
  if (!online)
    return (
      <>
        <Text tone="dim">{t('pay.offline')}</Text>
        <ByHand invoice={invoice} isAgain={isAgain} />
      </>
    );
  return (
    <>
      <CardState source={ways}>
        {({ data }) => (
          <ChosenWay
            entries={entriesOf(data, invoice, isAgain)}
            {...((isAgain || last?.state === 'refused') && { start: byHand })}
          />
        )}
      </CardState>
      {/* The site's numbers come with the invoice: they need no list of ways. */}
      {ways.isError && !ways.data && <ByHand invoice={invoice} isAgain={isAgain} />}
    </>
  );
}

function ChosenWay({ entries, start = '' }: { entries: readonly WayEntry[]; start?: string }) {
  const [chosen, choose] = useState(start);
  const entry = entries.find(({ value }) => value === chosen) ?? entries[0];
  if (!entry)
    return (
      <Notice tone="info" still action={<LinkAnchor to={support}>{t('invoice.ask')}</LinkAnchor>}>
        {t('invoice.note')}
      </Notice>
    );
  return (
    <Stack gap="sm">
      {entries.length > 1 && (
        <RadioChips label={t('pay.method')} options={entries} value={entry.value} onChange={choose} />
      )}
      {entry.body}
    </Stack>
  );
}
