import { useOnline } from '@porao/platform';
import { ErrorState, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { LockedNotice } from '../../common/locked.notice.tsx';
import { t } from '../../common/messages.ts';
import { OfflineNotice, OfflineState } from '../../common/offline.tsx';
import { stateOf } from '../../common/page-state.ts';
import { useUser } from '../../common/profile/profile.queries.ts';
import { HeaderBones } from './header.skeleton.tsx';
import { ProfileHeader, ProfileTabs } from './profile.header.tsx';

/** Header and tabs, the same over the overview and the students. `children` hear whether the account is locked. */
export function ProfileFrame({ children }: { children: (locked: boolean) => ReactNode }): ReactNode {
  const user = useUser();
  const online = useOnline();
  const state = stateOf({ user }, online);
  const locked = user.data?.data.account_status === 'Red';
  return (
    <AreaPage>
      {state === 'offline' && <OfflineState />}
      {state === 'failed' && (
        <ErrorState
          order={1}
          title={t('profile.failed')}
          text={t('dashboard.failed.text')}
          onRetry={() => void user.refetch()}
          retryLabel={t('jobs.retry')}
          busy={user.isFetching}
          busyLabel={t('jobs.retrying')}
        />
      )}
      {(state === 'loading' || state === 'ready') && (
        <Stack gap="lg">
          {!online && <OfflineNotice />}
          {user.data ? <ProfileHeader user={user.data.data} locked={locked} /> : <HeaderBones />}
          <ProfileTabs />
          {locked && <LockedNotice />}
          {children(locked)}
        </Stack>
      )}
    </AreaPage>
  );
}
