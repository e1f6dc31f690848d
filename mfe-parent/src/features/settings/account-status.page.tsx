import { AccountStatus } from '@porao/features';
import { LoadingState } from '@porao/ui';
import type { ReactNode } from 'react';
import { Answer } from '../../common/answer.tsx';
import { t } from '../../common/messages.ts';
import { SettingsFrame } from '../../common/settings.frame.tsx';
import { useUser } from '../../common/user.ts';

export default function AccountStatusPage(): ReactNode {
  const user = useUser();
  return (
    <SettingsFrame>
      <Answer
        source={user}
        skeleton={<LoadingState label={t('settings.account-status')} count={1} />}
        error={t('account.failed')}
      >
        {({ data }) => <AccountStatus status={data.account_status} banned={data.banned} type="parent" />}
      </Answer>
    </SettingsFrame>
  );
}
