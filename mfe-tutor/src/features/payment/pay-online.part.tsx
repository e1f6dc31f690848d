import type { OnlineWay, TutorInvoice } from '@porao/contracts';
import { failureToast, useWrite } from '@porao/features';
import { call, formatMoney } from '@porao/platform';
import { Button, Stack, Text } from '@porao/ui';
import { t } from '../../common/messages.ts';

/** Milliseconds until the provider's page has surely replaced this one; a second press before would start twice. */
const leaving = 8000;

interface PayOnlineProps {
  invoice: Pick<TutorInvoice, 'id' | 'amount'>;
  way: OnlineWay;
  test: boolean;
}

/** Leads to the provider's page. The server takes the amount from the invoice. */
export function PayOnline({ invoice: { id, amount }, way, test }: PayOnlineProps) {
  const { busy, press } = useWrite({
    send: () => call('POST /api/tutor/invoices/:id/payments', { params: { id }, body: { way } }),
    failed: failureToast(t('pay.failed')),
    onDone: ({ data: { url } }) => {
      window.open(url, '_self');
      return new Promise((resolve) => setTimeout(resolve, leaving));
    },
  });
  return (
    <Stack gap="xs">
      <Button icon="lock" onClick={() => press()} busy={busy} busyLabel={t('pay.opening')}>
        {t('pay.button', { amount: formatMoney(amount) })}
      </Button>
      <Text size="sm" tone="dim">
        {t(test ? 'pay.test' : 'pay.leaves')}
      </Text>
    </Stack>
  );
}
