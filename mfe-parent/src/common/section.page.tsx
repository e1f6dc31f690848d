import { PageHeader, type PageHeaderProps, Stack, TabLinks } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from './area.page.tsx';
import { t } from './messages.ts';
import { paths } from './paths.ts';
import { SampleNotice } from './sample.tsx';

interface SectionPageProps extends PageHeaderProps {
  /** Its siblings, as tabs. */
  section?: Section;
  /** Shows made-up data only. */
  sample?: boolean;
  children: ReactNode;
}

/** Heading, tabs of the siblings, content. */
export function SectionPage({ section, sample = false, children, ...header }: SectionPageProps) {
  return (
    <AreaPage>
      <PageHeader {...header} />
      <Stack gap="lg">
        {section && <SectionTabs of={section} />}
        {sample && <SampleNotice />}
        {children}
      </Stack>
    </AreaPage>
  );
}

const sections = {
  requests: ['tutorRequests', 'coachRequests'],
  teachers: ['myTutor', 'myCoach', 'onlineTutor'],
  payment: ['invoice', 'transactions'],
  profile: ['overview', 'timeline', 'reviews'],
  settings: [
    'personalInfo',
    'changePassword',
    'location',
    'accountStatus',
    'students',
    'tutorAlerts',
    'privacy',
  ],
} as const;
export type Section = keyof typeof sections;

export function SectionTabs({ of }: { of: Section }) {
  return (
    <TabLinks
      label={t(`tabs.${of}`)}
      items={sections[of].map((page) => ({ to: paths[page], label: t(`tab.${page}`) }))}
    />
  );
}
