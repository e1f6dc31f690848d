import type { Wallet } from '@porao/contracts';
import { failureText } from '@porao/features';
import { call, formatDigits, notify, openModal } from '@porao/platform';
import { ActionIcon, Card, Flex, Group, Icon, Stack, Text } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import { useWalletsChanged } from './wallet.form.tsx';

interface WalletRowProps {
  wallet: Wallet;
  locked: boolean;
  onEdit: () => void;
}

/** A number, to be edited or, once that is confirmed, deleted. */
export function WalletRow({ wallet, locked, onEdit }: WalletRowProps): ReactNode {
  const [deleting, setDeleting] = useState(false);
  const changed = useWalletsChanged();
  const number = formatDigits(wallet.account_number);
  const provider = t(`wallet.${wallet.wallet_type}`);

  const remove = async () => {
    setDeleting(true);
    try {
      const { id } = wallet;
      const { message } = await call('DELETE /api/tutor/mobilebanking/:id', { params: { id } });
      await changed(message);
    } catch (error) {
      notify({ tone: 'error', title: t('wallet.failedDelete'), message: failureText(error) });
    } finally {
      setDeleting(false);
    }
  };
  const ask = () =>
    openModal({
      title: t('wallet.delete.title'),
      body: t('wallet.delete.text', { provider, number }),
      buttons: [
        { label: t('wallet.keep'), variant: 'default' },
        { label: t('wallet.delete'), onPress: () => void remove() },
      ],
    });

  return (
    <Card>
      <Flex justify="space-between" align="center" gap="sm">
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
              disabled={deleting}
            />
            <ActionIcon
              icon="trash"
              label={t('wallet.deleteNumber', { number })}
              onClick={ask}
              busy={deleting}
            />
          </Flex>
        )}
      </Flex>
    </Card>
  );
}
