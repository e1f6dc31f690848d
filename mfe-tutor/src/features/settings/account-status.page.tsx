import { AccountStatus } from '@porao/features';
import { SettingsLayout } from './settings.layout.tsx';

export default function AccountStatusPage() {
  return (
    <SettingsLayout>
      {({ account_status, banned }) => <AccountStatus status={account_status} banned={banned} type="tutor" />}
    </SettingsLayout>
  );
}
