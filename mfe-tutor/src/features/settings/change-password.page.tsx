import { ChangePasswordForm, TitledCard } from '@porao/features';
import { t } from '../../common/messages.ts';
import { SettingsLayout } from './settings.layout.tsx';

export default function ChangePasswordPage() {
  return (
    <SettingsLayout>
      {() => (
        <TitledCard title={t('settings.change-password')} roomy>
          <ChangePasswordForm />
        </TitledCard>
      )}
    </SettingsLayout>
  );
}
