import { AccountStatus } from '@porao/features';
import { SettingsFrame } from './settings.frame.tsx';

export default function AccountStatusPage() {
  return (
    <SettingsFrame>
      {({ account_status, banned }) => <AccountStatus status={account_status} banned={banned} type="tutor" />}
    </SettingsFrame>
  );
}
