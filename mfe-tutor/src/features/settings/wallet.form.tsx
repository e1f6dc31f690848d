import { type Wallet, WalletBody, type WalletType } from '@porao/contracts';
import { answerMessage, useWriteForm } from '@porao/features';
import { call } from '@porao/platform';
import { Button, Card, Group } from '@porao/ui';
import { Form, FormError, PhoneField, RadioField, SubmitButton } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';

export const walletList = 'GET /api/tutor/mobilebanking';
const providers = ['bkash', 'nagad', 'upai'] as const satisfies readonly WalletType[];

interface WalletFormProps {
  wallet?: Wallet;
  onClose: () => void;
}

export function WalletForm({ wallet, onClose }: WalletFormProps) {
  const { form, submit } = useWriteForm({
    schema: WalletBody,
    start: { wallet_type: wallet?.wallet_type, account_number: wallet?.account_number ?? '' },
    send: (body) =>
      wallet
        ? call('PUT /api/tutor/mobilebanking/:id', { params: { id: wallet.id }, body })
        : call('POST /api/tutor/mobilebanking', { body }),
    stale: [walletList],
    success: answerMessage,
    onDone: onClose,
  });
  return (
    <Card look="soft">
      <Form form={form} onSubmit={submit} label={t(wallet ? 'wallet.edit' : 'wallet.add')}>
        <FormError form={form} title={t(wallet ? 'wallet.failedUpdate' : 'wallet.failedAdd')} />
        <RadioField
          form={form}
          name="wallet_type"
          label={t('wallet.type')}
          options={providers.map((value) => ({ value, label: t(`wallet.${value}`) }))}
        />
        <PhoneField
          form={form}
          name="account_number"
          label={t('wallet.number')}
          help={t('wallet.number.help')}
        />
        <Group>
          <SubmitButton form={form} busyLabel={t(wallet ? 'wallet.updating' : 'wallet.adding')}>
            {t('wallet.save')}
          </SubmitButton>
          <Button variant="default" onClick={onClose} disabled={form.formState.isSubmitting}>
            {t('wallet.cancel')}
          </Button>
        </Group>
      </Form>
    </Card>
  );
}
