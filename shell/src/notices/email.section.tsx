import type { NoticeSettings } from '@porao/contracts';
import { failureText, TitledCard } from '@porao/features';
import { call, notify } from '@porao/platform';
import { Button, Stack, Text } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from './messages.ts';

/** Whether the e-mail address is verified, and the way to do it. */
export function EmailSection({ email }: { email: NoticeSettings['email'] }): ReactNode {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { message } = await call('POST /api/notices/email');
      notify({ tone: 'success', message });
    } catch (error) {
      notify({ tone: 'error', title: t('email.failed'), message: failureText(error) });
    }
    setBusy(false);
  };
  const { address, verified } = email;
  const isOpen = !verified && address !== '';
  const text = isOpen ? t('email.open', { address }) : t('email.none');
  return (
    <TitledCard title={t('email.title')} roomy>
      <Stack align="start">
        <Text>{verified ? t('email.proved', { address }) : text}</Text>
        {isOpen && (
          <Button variant="light" busy={busy} busyLabel={t('email.sending')} onClick={() => void send()}>
            {t('email.send')}
          </Button>
        )}
      </Stack>
    </TitledCard>
  );
}
