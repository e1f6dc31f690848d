import { type Wallet, WalletBody, type WalletType } from '@porao/contracts';
import { useSendForm } from '@porao/features';
import { call, notify, useQueryClient } from '@porao/platform';
import { Button, Card, Group } from '@porao/ui';
import { Form, FormError, PhoneField, RadioField, SubmitButton } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';

const list = 'GET /api/tutor/mobilebanking';
const providers = ['bkash', 'nagad', 'upai'] as const satisfies readonly WalletType[];

/** After a change: waits until the list shows it. */
export function useWalletsChanged(): (message: string) => Promise<void> {
  const client = useQueryClient();
  return async (message) => {
    await client.invalidateQueries({ queryKey: [list] });
    notify({ tone: 'success', message });
  };
}

interface Saved {
  message: string;
}
interface WalletFormProps {
  start: Partial<WalletBody>;
  label: string;
  failed: string;
  submitLabel: string;
  busyLabel: string;
  onSave: (body: WalletBody) => Promise<Saved>;
  onClose: () => void;
}

export function AddWallet({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <WalletForm
      start={{ account_number: '' }}
      label={t('wallet.add')}
      failed={t('wallet.failedAdd')}
      submitLabel={t('wallet.save')}
      busyLabel={t('wallet.adding')}
      onSave={(body) => call('POST /api/tutor/mobilebanking', { body })}
      onClose={onClose}
    />
  );
}

export function EditWallet({ wallet, onClose }: { wallet: Wallet; onClose: () => void }): ReactNode {
  const { id, wallet_type, account_number } = wallet;
  return (
    <WalletForm
      start={{ wallet_type, account_number }}
      label={t('wallet.edit')}
      failed={t('wallet.failedUpdate')}
      submitLabel={t('wallet.save')}
      busyLabel={t('wallet.updating')}
      onSave={(body) => call('PUT /api/tutor/mobilebanking/:id', { params: { id }, body })}
      onClose={onClose}
    />
  );
}

function WalletForm(props: WalletFormProps): ReactNode {
  const { start, label, failed, submitLabel, busyLabel, onSave, onClose } = props;
  const changed = useWalletsChanged();
  const { form, submit } = useSendForm({
    schema: WalletBody,
    start,
    send: async (body) => {
      const { message } = await onSave(body);
      await changed(message);
      onClose();
    },
  });
  return (
    <Card look="soft">
      <Form form={form} onSubmit={submit} label={label}>
        <FormError form={form} title={failed} />
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
          <SubmitButton form={form} busyLabel={busyLabel}>
            {submitLabel}
          </SubmitButton>
          <Button variant="default" onClick={onClose} disabled={form.formState.isSubmitting}>
            {t('wallet.cancel')}
          </Button>
        </Group>
      </Form>
    </Card>
  );
}
