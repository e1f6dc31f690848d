import { ChangePasswordForm, TitledCard } from '@porao/features';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { SettingsFrame } from './settings.frame.tsx';

export default function ChangePasswordPage(): ReactNode {
  return (
    <SettingsFrame>
      {() => (
        <TitledCard title={t('settings.change-password')} roomy>
          <ChangePasswordForm />
        </TitledCard>
      )}
    </SettingsFrame>
  );
}
