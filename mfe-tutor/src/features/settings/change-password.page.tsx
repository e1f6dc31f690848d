import { ChangePasswordForm, TitledCard } from '@porao/features';
import { t } from '../../common/messages.ts';
import { SettingsFrame } from './settings.frame.tsx';

export default function ChangePasswordPage() {
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
