import { maxWallets, type Wallet } from '@porao/contracts';
import { CardState, TitledCard } from '@porao/features';
import { query, useQuery } from '@porao/platform';
import { Button, Group, Stack, Text } from '@porao/ui';
import { useState } from 'react';
import { LockedNotice } from '../../common/locked.notice.tsx';
import { t } from '../../common/messages.ts';
import { SettingsLayout } from './settings.layout.tsx';
import { WalletForm, walletList } from './wallet.form.tsx';
import { WalletRow } from './wallet.row.tsx';

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
