import { maxWallets, type Wallet, WalletBody, type WalletType } from '@porao/contracts';
import { answerMessage, CardState, failureToast, TitledCard, useWrite, useWriteForm } from '@porao/features';
import { call, formatDigits, openModal, query, useQuery } from '@porao/platform';
import { ActionIcon, Button, Card, Flex, Group, Icon, Stack, Text } from '@porao/ui';
import { Form, FormError, PhoneField, RadioField, SubmitButton } from '@porao/ui/forms';
import { useState } from 'react';
import { LockedNotice } from '../../common/locked.notice.tsx';
import { t } from '../../common/messages.ts';
import { SettingsLayout } from './settings.layout.tsx';

export default function PayInfoPage() {
  return <SettingsLayout>{(_, locked) => <PayInfo locked={locked} />}</SettingsLayout>;
}

function PayInfo({ locked }: { locked: boolean }) {
  const wallets = useQuery(query(walletList));
  return (
    <>
      {locked && <LockedNotice />}
      <TitledCard title={t('wallet.title')} roomy>
        <Text tone="dim">{t('wallet.text', { count: maxWallets })}</Text>
        <CardState source={wallets}>{({ data }) => <Wallets wallets={data} locked={locked} />}</CardState>
      </TitledCard>
    </>
  );
}

function Wallets({ wallets, locked }: { wallets: readonly Wallet[]; locked: boolean }) {
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const close = () => setOpen(null);
  const full = wallets.length >= maxWallets;
  return (
    <Stack>
      {wallets.length === 0 && open !== 'new' && <Text>{t('wallet.empty')}</Text>}
      {wallets.length > 0 && (
        <Stack as="ul" gap="sm" aria-label={t('wallet.title')}>
          {wallets.map((wallet) => (
            <li key={wallet.id}>
              {open === wallet.id ? (
                <WalletForm wallet={wallet} onClose={close} />
              ) : (
                <WalletRow wallet={wallet} locked={locked} onEdit={() => setOpen(wallet.id)} />
              )}
            </li>
          ))}
        </Stack>
      )}
      {open === 'new' && !full ? (
        <WalletForm onClose={close} />
      ) : (
        <Group>
          <Button
            icon={full ? undefined : 'plus'}
            variant={full ? 'default' : 'filled'}
            disabled={full || locked}
            onClick={() => setOpen('new')}
          >
            {t(full ? 'wallet.full' : 'wallet.add')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** A number, to be edited or, once that is confirmed, deleted. */
function WalletRow({ wallet, locked, onEdit }: { wallet: Wallet; locked: boolean; onEdit: () => void }) {
  const { busy, press } = useWrite({
    send: () => call('DELETE /api/tutor/mobilebanking/:id', { params: { id: wallet.id } }),
    stale: [walletList],
    success: answerMessage,
    failed: failureToast(t('wallet.failedDelete')),
  });
  const number = formatDigits(wallet.account_number);
  const provider = t(`wallet.${wallet.wallet_type}`);
  const ask = () =>
    openModal({
      title: t('wallet.delete.title'),
      body: t('wallet.delete.text', { provider, number }),
      buttons: [
        { label: t('wallet.keep'), variant: 'default' },
        { label: t('wallet.delete'), onPress: () => press() },
      ],
    });

  return (
    <Card>
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Icon name="phone" />
          <Stack gap="2xs">
            <Text as="span" weight="bold">
              {number}
            </Text>
            <Text as="span" size="sm" tone="dim">
              {provider}
            </Text>
          </Stack>
        </Group>
        {!locked && (
          <Flex gap="2xs">
            <ActionIcon
              icon="edit"
              label={t('wallet.editNumber', { number })}
              onClick={onEdit}
              disabled={busy}
            />
            <ActionIcon icon="trash" label={t('wallet.deleteNumber', { number })} onClick={ask} busy={busy} />
          </Flex>
        )}
      </Group>
    </Card>
  );
}

const walletList = 'GET /api/tutor/mobilebanking';
const providers = ['bkash', 'nagad', 'upai'] as const satisfies readonly WalletType[];

function WalletForm({ wallet, onClose }: { wallet?: Wallet; onClose: () => void }) {
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
