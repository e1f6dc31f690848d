import { ChangePasswordForm } from '@porao/features';
import { Card, Stack, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { SettingsFrame } from './settings.frame.tsx';

export default function ChangePasswordPage(): ReactNode {
  return (
    <SettingsFrame>
      {() => (
        <Card as="section" roomy>
          <Stack>
            <Title order={2} size={3}>
              {t('settings.change-password')}
            </Title>
            <ChangePasswordForm />
          </Stack>
        </Card>
      )}
    </SettingsFrame>
  );
}
