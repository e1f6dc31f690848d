import { PageHeader, Stack, TabLinks } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from './area.page.tsx';
import { t } from './messages.ts';

const tabs = ['personal-info', 'change-password', 'location', 'account-status', 'students'] as const;

/** A tab of the settings under the row of all of them. */
export function SettingsFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <AreaPage>
      <PageHeader title={t('settings.title')} />
      <Stack gap="lg">
        <TabLinks
          label={t('settings.title')}
          items={tabs.map((tab) => ({
            to: `/parent/dashboard/settings/${tab}`,
            label: t(`settings.${tab}`),
          }))}
        />
        {children}
      </Stack>
    </AreaPage>
  );
}
