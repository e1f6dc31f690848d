import type { CurrentUser } from '@porao/contracts';
import { useOnline } from '@porao/platform';
import { ErrorState, PageHeader, Stack, TabLinks } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { OfflineNotice, OfflineState } from '../../common/offline.tsx';
import { stateOf } from '../../common/page-state.ts';
import { paths } from '../../common/paths.ts';
import { useUser } from '../../common/profile/profile.queries.ts';
import styles from './settings.module.css';
import { FormBones } from './settings.skeleton.tsx';

/** In this order (TUT-024). */
const tabs = [
  { name: 'personal-info', to: paths.personalInfo },
  { name: 'change-password', to: paths.changePassword },
  { name: 'social-media', to: paths.socialMedia },
  { name: 'account-status', to: paths.accountStatus },
  { name: 'pay-info', to: paths.payInfo },
] as const;

interface SettingsFrameProps {
  /** What the page needs of the account; locked when it may edit nothing. */
  children: (user: CurrentUser, locked: boolean) => ReactNode;
}

/** Heading, tabs and the account that every settings page is about. */
export function SettingsFrame({ children }: SettingsFrameProps): ReactNode {
  const user = useUser();
  const online = useOnline();
  const state = stateOf({ user }, online);
  const account = user.data?.data;
  return (
    <AreaPage>
      <PageHeader title={t('settings.title')} />
      <Stack>
        <SettingsTabs />
        {state === 'offline' && <OfflineState />}
        {state === 'loading' && <FormBones />}
        {account === undefined && (state === 'failed' || state === 'ready') && (
          <ErrorState
            title={t('settings.failed')}
            text={t('dashboard.failed.text')}
            onRetry={() => void user.refetch()}
            retryLabel={t('jobs.retry')}
            busy={user.isFetching}
            busyLabel={t('jobs.retrying')}
          />
        )}
        {account && (
          <Stack className={styles.column} data-main-content>
            {!online && <OfflineNotice />}
            {children(account, account.account_status === 'Red')}
          </Stack>
        )}
      </Stack>
    </AreaPage>
  );
}

export function SettingsTabs(): ReactNode {
  const items = tabs.map(({ name, to }) => ({ to, label: t(`settings.${name}`) }));
  return <TabLinks label={t('settings.tabs')} items={items} />;
}
