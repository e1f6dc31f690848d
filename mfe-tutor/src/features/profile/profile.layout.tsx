import { FailedState, OfflineNotice, OfflineState, pageStateOf } from '@porao/features';
import { useOnline } from '@porao/platform';
import { Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { LockedNotice } from '../../common/locked.notice.tsx';
import { t } from '../../common/messages.ts';
import { useUser } from '../../common/profile/profile.queries.ts';
import { HeaderSkeleton } from './header.skeleton.tsx';
import { ProfileHeader, ProfileTabs } from './profile.header.tsx';

/** Header and tabs, the same over the overview and the students. `children` gets whether the account is locked. */
export function ProfileLayout({ children }: { children: (locked: boolean) => ReactNode }) {
  const user = useUser();
  const online = useOnline();
  const state = pageStateOf({ user }, online);
  const locked = user.data?.data.account_status === 'Red';
  return (
    <AreaPage>
      {state === 'offline' && <OfflineState />}
      {state === 'failed' && <FailedState order={1} title={t('profile.failed')} sources={[user]} />}
      {(state === 'loading' || state === 'ready') && (
        <Stack gap="lg">
          {!online && <OfflineNotice />}
          {user.data ? <ProfileHeader user={user.data.data} locked={locked} /> : <HeaderSkeleton />}
          <ProfileTabs />
          {locked && <LockedNotice />}
          {children(locked)}
        </Stack>
      )}
    </AreaPage>
  );
}
