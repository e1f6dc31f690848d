import { AccountStatus, QueryState } from '@porao/features';
import { LoadingState } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { useUser } from '../../common/user.ts';

export default function AccountStatusPage() {
  const user = useUser();
  return (
    <SectionPage title={t('settings.title')} section="settings">
      <QueryState
        source={user}
        skeleton={<LoadingState label={t('tab.accountStatus')} count={1} />}
        error={t('account.failed')}
      >
        {({ data }) => <AccountStatus status={data.account_status} banned={data.banned} type="parent" />}
      </QueryState>
    </SectionPage>
  );
}
