import type { NoticeSettings } from '@porao/contracts';
import { answerMessage, failureToast, TitledCard, useWrite } from '@porao/features';
import { call } from '@porao/platform';
import { Button, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

export function EmailSection({ email }: { email: NoticeSettings['email'] }): ReactNode {
  const { busy, press } = useWrite({
    send: () => call('POST /api/notices/email'),
    success: answerMessage,
    failed: failureToast(t('email.failed')),
  });
  const { address, verified } = email;
  const isOpen = !verified && address !== '';
  const text = isOpen ? t('email.open', { address }) : t('email.none');
  return (
    <TitledCard title={t('email.title')} roomy>
      <Stack align="start">
        <Text>{verified ? t('email.proved', { address }) : text}</Text>
        {isOpen && (
          <Button variant="light" busy={busy} busyLabel={t('email.sending')} onClick={() => press()}>
            {t('email.send')}
          </Button>
        )}
      </Stack>
    </TitledCard>
  );
}
