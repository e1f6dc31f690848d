import { PageHeader, Stack, TabLinks } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from './area.page.tsx';
import { t } from './messages.ts';
import { paths } from './paths.ts';

const tabs = [
  { name: 'personal-info', to: paths.personalInfo },
  { name: 'change-password', to: paths.changePassword },
  { name: 'location', to: paths.location },
  { name: 'account-status', to: paths.accountStatus },
  { name: 'students', to: paths.students },
  { name: 'tutor-alerts', to: paths.tutorAlerts },
] as const;

/** A tab of the settings under the row of all of them. */
export function SettingsFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <AreaPage>
      <PageHeader title={t('settings.title')} />
      <Stack gap="lg">
        <TabLinks
          label={t('settings.title')}
          items={tabs.map(({ name, to }) => ({ to, label: t(`settings.${name}`) }))}
        />
        {children}
      </Stack>
    </AreaPage>
  );
}
