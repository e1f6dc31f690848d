import type { Wallet } from '@porao/contracts';
import { answerMessage, failureToast, useWrite } from '@porao/features';
import { call, formatDigits, openModal } from '@porao/platform';
import { ActionIcon, Card, Flex, Group, Icon, Stack, Text } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { walletList } from './wallet.form.tsx';

interface WalletRowProps {
  wallet: Wallet;
  locked: boolean;
  onEdit: () => void;
}

/** A number, to be edited or, once that is confirmed, deleted. */
export function WalletRow({ wallet, locked, onEdit }: WalletRowProps) {
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
