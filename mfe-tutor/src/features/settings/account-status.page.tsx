import { AccountStatus } from '@porao/forms';
import type { ReactNode } from 'react';
import { SettingsFrame } from './settings.frame.tsx';

export default function AccountStatusPage(): ReactNode {
  return (
    <SettingsFrame>
      {({ account_status }) => <AccountStatus status={account_status} type="tutor" />}
    </SettingsFrame>
  );
}
