import type { CurrentUser } from '@porao/contracts';
import { QueryState } from '@porao/features';
import { Card, LoadingState, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { useUser } from '../../common/profile/profile.queries.ts';
import { TabsPage } from '../../common/tabs.page.tsx';
import styles from './settings.module.css';

/** In this order (TUT-024). */
const tabs = [
  { name: 'personal-info', to: paths.personalInfo },
  { name: 'change-password', to: paths.changePassword },
  { name: 'social-media', to: paths.socialMedia },
  { name: 'account-status', to: paths.accountStatus },
  { name: 'pay-info', to: paths.payInfo },
  { name: 'job-alerts', to: paths.jobAlerts },
  { name: 'privacy', to: paths.privacy },
] as const;

interface SettingsFrameProps {
  /** Shows the page of an account; locked when it may edit nothing. */
  children: (user: CurrentUser, locked: boolean) => ReactNode;
}

export function SettingsLayout({ children }: SettingsFrameProps) {
  return (
    <TabsPage
      title={t('settings.title')}
      label={t('settings.tabs')}
      tabs={tabs.map(({ name, to }) => ({ to, label: t(`settings.${name}`) }))}
    >
      <QueryState source={useUser()} skeleton={<FormSkeleton />} error={t('settings.failed')}>
        {({ data }) => (
          <Stack className={styles.column} data-main-content>
            {children(data, data.account_status === 'Red')}
          </Stack>
        )}
      </QueryState>
    </TabsPage>
  );
}

export function FormSkeleton() {
  return (
    <Card roomy className={styles.column}>
      <LoadingState label={t('settings.loading')} shape="form" count={4} />
    </Card>
  );
}
