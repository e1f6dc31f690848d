import type { CurrentUser } from '@porao/contracts';
import { QueryState } from '@porao/features';
import { Card, LoadingState, PageHeader, Stack, TabLinks } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { useUser } from '../../common/profile/profile.queries.ts';
import styles from './settings.module.css';

/** In this order (TUT-024). */
const tabs = [
  { name: 'personal-info', to: paths.personalInfo },
  { name: 'change-password', to: paths.changePassword },
  { name: 'social-media', to: paths.socialMedia },
  { name: 'account-status', to: paths.accountStatus },
  { name: 'pay-info', to: paths.payInfo },
  { name: 'job-alerts', to: paths.jobAlerts },
] as const;

interface SettingsFrameProps {
  /** Shows the page of an account; locked when it may edit nothing. */
  children: (user: CurrentUser, locked: boolean) => ReactNode;
}

/** Heading, tabs and the account that every settings page is about. */
export function SettingsFrame({ children }: SettingsFrameProps): ReactNode {
  return (
    <AreaPage>
      <PageHeader title={t('settings.title')} />
      <Stack>
        <TabLinks
          label={t('settings.tabs')}
          items={tabs.map(({ name, to }) => ({ to, label: t(`settings.${name}`) }))}
        />
        <QueryState source={useUser()} skeleton={<FormSkeleton />} error={t('settings.failed')}>
          {({ data }) => (
            <Stack className={styles.column} data-main-content>
              {children(data, data.account_status === 'Red')}
            </Stack>
          )}
        </QueryState>
      </Stack>
    </AreaPage>
  );
}

/** A form while its values load. */
export function FormSkeleton(): ReactNode {
  return (
    <Card roomy className={styles.column}>
      <LoadingState label={t('settings.loading')} shape="form" count={4} />
    </Card>
  );
}
