import type { CurrentUser } from '@porao/contracts';
import { QueryState } from '@porao/features';
import { LoadingState, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { SectionTabs } from '../../common/section-tabs.tsx';
import { useUser } from '../../common/user.ts';
import { ProfileHeader } from './profile.header.tsx';

export function ProfileLayout({ children }: { children: (user: CurrentUser) => ReactNode }) {
  const user = useUser();
  return (
    <AreaPage>
      <QueryState
        source={user}
        skeleton={<LoadingState label={t('tabs.profile')} shape="detail" count={2} />}
        error={t('account.failed')}
      >
        {({ data }) => (
          <Stack gap="lg">
            <ProfileHeader user={data} />
            <SectionTabs of="profile" />
            {children(data)}
          </Stack>
        )}
      </QueryState>
    </AreaPage>
  );
}
