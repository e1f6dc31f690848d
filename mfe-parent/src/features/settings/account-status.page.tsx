import { AccountStatus, QueryState } from '@porao/features';
import { LoadingState } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { SettingsFrame } from '../../common/settings.frame.tsx';
import { useUser } from '../../common/user.ts';

export default function AccountStatusPage(): ReactNode {
  const user = useUser();
  return (
    <SettingsFrame>
      <QueryState
        source={user}
        skeleton={<LoadingState label={t('settings.account-status')} count={1} />}
        error={t('account.failed')}
      >
        {({ data }) => <AccountStatus status={data.account_status} banned={data.banned} type="parent" />}
      </QueryState>
    </SettingsFrame>
  );
}
