import { AccountStatus } from '@porao/features';
import type { ReactNode } from 'react';
import { SettingsFrame } from './settings.frame.tsx';

export default function AccountStatusPage(): ReactNode {
  return (
    <SettingsFrame>
      {({ account_status, banned }) => <AccountStatus status={account_status} banned={banned} type="tutor" />}
    </SettingsFrame>
  );
}
